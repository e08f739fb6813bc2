import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { type Departure, departuresOf } from '@/tests/e2e/running-sites'

export const NORTHERN_LIGHTS = {
  id: 1,
  route: '/northern-lights-tour',
  name: 'Guaranteed Northern Lights Tour',
}
export const FAMILY = {
  id: 8,
  route: '/family-friendly-northern-lights',
  name: 'Family-Friendly Northern Lights Tour',
}
export const RANUA = { id: 5, route: '/ranua-zoo', name: 'Nordic Animals of Ranua Zoo' }

let guests = 0

/** A guest used by one test only, whose e-mails are found by the address. */
export function aGuest(): { name: string; email: string } {
  return { name: 'Aino Korhonen', email: `aino.${Date.now()}.${process.pid}.${guests++}@example.com` }
}

/** Find an early departure with the wanted seats. Tests that run at the same time get different ones. */
export async function aDeparture(
  tourId: number,
  isMounted: (departure: Departure) => boolean,
): Promise<Departure> {
  const { parallelIndex, config } = test.info()
  const own = (await departuresOf(tourId)).slice(1).filter(({ id }) => id % config.workers === parallelIndex)
  const departure = own.find(isMounted)
  if (!departure) throw new Error(`tour ${tourId} has no such departure`)
  return departure
}

/** Choose a date on a guest's or operator's page that no test of another worker is using. */
export async function chooseNewDate(page: Page): Promise<void> {
  const { id } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
  const dates = page.getByRole('group', { name: 'New date' })
  const date = dates.locator(`[value="${id}"]`)
  await expect(dates).toBeVisible()
  // Other tests may have taken the free dates of the first month.
  while ((await date.count()) === 0) {
    const url = page.url()
    await page.getByRole('link', { name: 'Next month' }).click()
    await expect(page).not.toHaveURL(url)
  }
  await date.press('Space')
}

export async function turnTo(page: Page, date: string): Promise<Locator> {
  const cell = page.locator(`[data-day="${date}"]`)
  await expect(page.getByRole('grid')).toBeVisible()
  for (let turns = 0; turns < 24 && !(await cell.isVisible()); turns++) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  return cell
}

export async function choose(page: Page, date: string): Promise<void> {
  const cell = await turnTo(page, date)
  await cell.click()
  await expect(cell).toHaveAttribute('aria-selected', 'true')
}

export async function fillIn(page: Page, guest: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Full Name').fill(guest.name)
  await page.getByLabel('Email', { exact: true }).fill(guest.email)
}

export async function payOnStripe(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Aino Korhonen')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Go from the panel to the payment page. */
export async function goToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with card' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
}
