import { devices, expect, type Page, test as base } from '@playwright/test'
import { siteUrl } from '@/tests/e2e/running-sites'

export { expect }

type WorkerFixtures = {
  /** A page for read-only tests, shared by all tests of a worker; they leave nothing in it but cached files. */
  readonly reader: Page
}

/**
 * A built page is painted before its scripts load (lib/server/build/defer-scripts.ts), which may be after the load
 * event. Tests consider it loaded once they have run.
 */
export const test = base.extend<object, WorkerFixtures>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', waitForScripts)
    await provide(context)
  },
  reader: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: siteUrl })
      await context.addInitScript(() => sessionStorage.clear())
      await provide(waitForScripts(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** The same for a page with its own context. */
export function waitForScripts(page: Page): Page {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...args: unknown[]) => {
      const response = await go(...args)
      await page.waitForFunction(isStarted)
      return response
    }
  }
  return page
}

/** Runs in the browser: React marks the elements that it has hydrated. */
function isStarted(): boolean {
  const isDeferred = document.querySelector('script[data-after-paint]') !== null
  return !isDeferred || Object.keys(document).some((key) => key.startsWith('__reactContainer'))
}
