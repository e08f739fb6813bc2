import { expect, type Page } from '@playwright/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { pageInEmails } from '@/tests/e2e/book-and-pay'
import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectOneSheet } from '@/tests/e2e/one-sheet'
import { type Departure } from '@/tests/e2e/running-sites'
import { askAboutNight, letTimePass } from '@/tests/e2e/the-books'

/* How a booking comes into a state, and what is read of its page there. */

const BOOKING_PAGE = /http\S+\/booking\/[\w-]{56}/
/** The booking's page itself, and none of its forms. */
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

/** Once the page says so: axe finds nothing, nothing scrolls sideways on a phone, and a booking is printed on one sheet. */
export async function expectFine(page: Page, address: string, words: string): Promise<void> {
  await expectToSay(page, address, words)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await violationsOn(page), words).toEqual([])
  if (OWN_PAGE.test(address)) await expectOneSheet(page, words)
}

/** Some of it is done by the worker: the page is opened again until it says so. */
async function expectToSay(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(words, { timeout: 1000 })
  }).toPass({ timeout: 240_000 })
}

/** The office acts on a departure; what is answered lets its ten minutes pass. */
export async function actOn(page: Page, { id }: Departure, action: string): Promise<() => Promise<void>> {
  await askAboutNight(id)
  await page.goto(`${await officePage(`Night ${id}`)}/${action}`)
  if (action === 'cancel-departure') await press(page, 'See what changes')
  await press(page, 'Confirm')
  await expect(page.getByRole('status').first()).toBeVisible()
  return () => letTimePass(id, '11 minutes')
}
