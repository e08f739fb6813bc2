import { expect, type Page, test as base } from '@playwright/test'

export { expect }

/**
 * A built page is painted before its scripts come (lib/server/defer-scripts.ts), which may be after its load event: to a
 * test it is there once they have begun.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', waitForScripts)
    await provide(context)
  },
})

/** The same of a page with a context of its own. */
export function waitForScripts(page: Page): Page {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...args: unknown[]) => {
      const response = await go(...args)
      await expect.poll(() => page.evaluate(isStarted)).toBe(true)
      return response
    }
  }
  return page
}

/** In the browser: React marks what it has taken over. */
function isStarted(): boolean {
  const isDeferred = document.querySelector('script[data-after-paint]') !== null
  return !isDeferred || Object.keys(document).some((key) => key.startsWith('__reactContainer'))
}
