import { type APIResponse, type Locator, type Page } from '@playwright/test'

/**
 * A phone whose taps are counted: every press, tick, choice and focus of a field is one, and typing is free. A test
 * starts on `/office/today`.
 */
export type Phone = {
  readonly page: Page
  /** The taps since `start`. */
  readonly taps: () => number
  readonly start: () => Promise<void>
  readonly tap: (target: Locator) => Promise<void>
  readonly link: (name: string | RegExp) => Promise<void>
  readonly button: (name: string) => Promise<void>
  /** Open a page that has no room in the bar. */
  readonly more: (name: string) => Promise<void>
  readonly type: (label: string, text: string) => Promise<void>
  readonly choose: (label: string, option: string) => Promise<void>
  /** Search for a booking from the bar; the keyboard's Enter is typing. */
  readonly search: (words: string) => Promise<void>
  /** Search, and open the one booking that is found. */
  readonly find: (words: string) => Promise<void>
  /** Press a link to a file. */
  readonly file: (name: string | RegExp) => Promise<APIResponse>
}

export function aPhone(page: Page): Phone {
  let taps = 0
  const tap = async (target: Locator, act: () => Promise<unknown> = () => target.click()) => {
    taps++
    await act()
  }
  const linkOf = (name: string | RegExp) =>
    page.getByRole('link', { name, exact: typeof name === 'string' }).first()
  const type = (field: Locator, text: string) => tap(field, () => field.fill(text))
  const search = async (words: string) => {
    const field = page.getByLabel('Find a booking')
    await type(field, words)
    await field.press('Enter')
    await page.waitForURL(/\/office\/bookings\?/)
  }
  return {
    page,
    taps: () => taps,
    async start() {
      await page.goto('/office/today')
      taps = 0
    },
    tap,
    link: (name) => tap(linkOf(name)),
    button: (name) => tap(page.getByRole('button', { name, exact: true })),
    async more(name) {
      await tap(page.getByText('More', { exact: true }))
      await tap(linkOf(name))
    },
    type: (label, text) => type(page.getByLabel(label, { exact: true }), text),
    async choose(label, option) {
      const field = page.getByLabel(label, { exact: true })
      await tap(field, () => field.selectOption(option))
    },
    search,
    async find(words) {
      await search(words)
      await tap(page.getByRole('main').getByRole('listitem').getByRole('link').first())
    },
    async file(name) {
      const link = linkOf(name)
      const address = (await link.getAttribute('href')) ?? ''
      let response: APIResponse | undefined
      await tap(link, async () => (response = await page.context().request.get(address)))
      if (!response) throw new Error(`${address} did not answer`)
      return response
    },
  }
}
