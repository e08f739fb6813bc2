import { type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test'
import { type Sample } from '@/tests/e2e/page-templates'
import { expect } from '@/tests/e2e/test'

/** Open a page and have everything loaded that waits for its reader to come near; answers what went wrong. */
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
  // The header notices by an event that it stands over the picture again.
  await expect(page.locator('[data-scrolled="true"]')).toHaveCount(0)
  return faults
}

export type Faults = {
  /** Listen no longer; answers what the console and the answers said. */
  readonly end: () => readonly string[]
  /** Addresses that have not answered yet. A film plays while it comes. */
  readonly underWay: () => readonly string[]
}

function watchFaults(page: Page, status: number): Faults {
  const found: string[] = []
  const open = new Set<Request>()
  const note = (fault: string) => {
    // The browser reports a page that is not there as one.
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

/** In the browser: to the end of the page and back, at a reader's pace of a frame for most of a screen. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}
