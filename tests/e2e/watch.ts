import { type Page } from '@playwright/test'

/** Record performance entries of a type from the page's start: layout shifts by size, scripts by time. */
export async function watch(page: Page, type: 'layout-shift' | 'long-animation-frame'): Promise<void> {
  await page.addInitScript((kind) => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, scripts } = Object(entry)
        if (typeof value === 'number') seen.push(value)
        for (const script of scripts ?? []) {
          if (script.sourceURL.startsWith(window.location.origin)) seen.push(script.duration)
        }
      }
    }).observe({ type: kind, buffered: true })
  }, type)
}

/** The entries recorded so far. */
export async function entries(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Object(window).seen)
}
