import { type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test'
import { type Sample } from '@/tests/e2e/page-templates'
import { expect } from '@/tests/e2e/test'

/** Open a page and scroll until all lazy content has loaded. Returns the errors. */
export async function openWhole(
  page: Page,
  { address, shows, status = 200, isByLink }: Sample,
): Promise<Faults> {
  const faults = watchFaults(page, status)
  const response = await page.goto(address)
  expect(response?.status()).toBe(status)
  await expect(page.locator('h1')).toHaveCount(1)
  if (!isByLink) await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(scrollThrough)
  if (shows) await expect(page.locator(shows).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => null))
  await expect.poll(faults.underWay, 'what is asked for arrives').toEqual([])
  // An event informs the header that it is over the picture again.
  await expect(page.locator('[data-scrolled="true"]')).toHaveCount(0)
  return faults
}

export type Faults = {
  /** Stop listening. Returns console errors and failed responses. */
  readonly end: () => readonly string[]
  /** URLs without a response so far. A film plays while it loads. */
  readonly underWay: () => readonly string[]
}

function watchFaults(page: Page, status: number): Faults {
  const found: string[] = []
  const open = new Set<Request>()
  const note = (fault: string) => {
    // The browser logs missing pages.
    if (status === 200 || !fault.includes(String(status))) found.push(fault)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(message.text())
  }
  const onError = (error: Error) => note(String(error))
  const onRequest = (request: Request) => void open.add(request)
  const onEnd = (request: Request) => void open.delete(request)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse)
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd)
  return {
    underWay: () => [...open].filter((one) => one.resourceType() !== 'media').map((one) => one.url()),
    end() {
      page.off('console', onConsole).off('pageerror', onError).off('response', onResponse)
      page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd)
      return found
    },
  }
}

/**
 * Runs in the browser: scroll to the end and back, most of a screen per frame. On a busy machine a browser without a
 * screen may never paint the next frame, so a timer goes on as well.
 */
async function scrollThrough(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      setTimeout(resolve, 1_000)
    })
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    window.scrollTo({ top, behavior: 'instant' })
    await frame()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}
