import { expect, type Page } from '@playwright/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { pageInEmails } from '@/tests/e2e/book-and-pay'
import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectOneSheet } from '@/tests/e2e/one-sheet'
import { type Departure } from '@/tests/e2e/running-sites'
import { askAboutNight, letTimePass } from '@/tests/e2e/the-books'

/* Brings bookings into a state, and checks their page there. */

const BOOKING_PAGE = /http\S+\/booking\/[\w-]{56}/
/** The booking's page itself, without its forms. */
const OWN_PAGE = /\/booking\/[\w-]{56}$/
const OFFICE_PAGE = /http\S+\/operator\/[\w-]{56}/
const WIDTHS = [390, 320]

export const guestsPage = (email: string) => pageInEmails(email, BOOKING_PAGE)
export const officePage = (about: string) => pageInEmails(about, OFFICE_PAGE)

export const anUntouchedDate = () =>
  aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/**
 * Wait until the page shows the text, then check it: no axe violations, no sideways scrolling on a phone, and one
 * printed sheet.
 */
export async function expectFine(page: Page, address: string, words: string): Promise<void> {
  await expectToSay(page, address, words)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await violationsOn(page), words).toEqual([])
  if (OWN_PAGE.test(address)) await expectOneSheet(page, words)
}

/** The worker does some of it, so reload the page until it shows the text. */
async function expectToSay(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(words, { timeout: 1000 })
  }).toPass({ timeout: 240_000 })
}

/** Let the office act on a departure. The returned function ends its ten minutes. */
export async function actOn(page: Page, { id }: Departure, action: string): Promise<() => Promise<void>> {
  await askAboutNight(id)
  await page.goto(`${await officePage(`Night ${id}`)}/${action}`)
  if (action === 'cancel-departure') {
    await page.getByRole('checkbox', { name: 'Family-Friendly Northern Lights Tour' }).check()
    await press(page, 'See what changes')
  }
  await press(page, 'Confirm')
  await expect(page.getByRole('status').first()).toBeVisible()
  return () => letTimePass(id, '11 minutes')
}
