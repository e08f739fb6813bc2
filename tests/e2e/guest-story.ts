import { expect, type Page } from '@playwright/test'
import { pageInEmails } from '@/tests/e2e/book-and-pay'
import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { type Departure, seatsLeft } from '@/tests/e2e/running-sites'

/* The steps of a guest on the booking's page, and checks of seats and page after each step. */

const { id: tourId } = NORTHERN_LIGHTS
const BOOKING_PAGE = /http\S+\/booking\/[\w-]{56}/
const SEATS = 8

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
}

/** Two dates without bookings. */
export async function twoDates(): Promise<readonly [Departure, Departure]> {
  const from = await aDeparture(tourId, ({ availableSpots }) => availableSpots === SEATS)
  const to = await aDeparture(tourId, ({ id, availableSpots }) => availableSpots === SEATS && id !== from.id)
  return [from, to]
}

export const takenOn = async ({ id }: Departure) => SEATS - ((await seatsLeft(tourId, id)) ?? 0)

/** Short names in expected values for one booking's guest addresses and our inboxes. */
export const namesOf = (old: string, now: string) => (address: string) =>
  address === old ? 'old address' : address === now ? 'new address' : 'inbox'

/** Once for each inbox. */
export const inboxes = (words: string) => [`inbox: ${words}`, `inbox: ${words}`]

export async function expectPage(page: Page, standing: string, facts: Readonly<Record<string, string>>) {
  await expect(page.getByRole('status').last()).toContainText(standing)
  for (const [name, value] of Object.entries(facts)) {
    const fact = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(fact.locator('xpath=following-sibling::dd[1]')).toHaveText(value)
  }
}

/** Usually visible on the first load: Stripe is asked at most once in two seconds, and only briefly waited for. */
export async function lookUntil(page: Page, standing: string) {
  await expect(async () => {
    const status = page.getByRole('status').last()
    if (!(await status.innerText()).includes(standing)) await page.reload()
    await expect(status).toContainText(standing, { timeout: 1000 })
  }).toPass({ timeout: 240_000 })
}

/** Request another party, up to the preview. */
export async function askForParty(page: Page, party: Readonly<Record<'Adults' | 'Children', string>>) {
  await press(page, 'Change guests')
  for (const [name, value] of Object.entries(party)) await page.getByLabel(name).fill(value)
  await press(page, 'See what changes')
}

export async function moveTo(page: Page, { id, date }: Departure): Promise<void> {
  await press(page, 'Change date')
  // A click does not wait for the page it leads to, so the test would look for a date before it is shown. Navigate to
  // the months instead.
  await expect(page.getByRole('group', { name: 'New date' })).toBeVisible()
  const cell = page.locator(`[data-day="${date}"]`)
  const next = page.getByRole('link', { name: 'Next month' })
  while (!(await cell.isVisible())) await page.goto((await next.getAttribute('href')) ?? '')
  await page.locator(`input[name="departure"][value="${id}"]`).press('Space')
  await press(page, 'See what changes')
  await expectPreview(page, 'What this costs', '0 €')
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is changed.')).toBeVisible()
}

export async function expectPreview(page: Page, heading: string, sum: string): Promise<void> {
  const preview = page.locator('#what-changes')
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible()
  await expect(preview.getByText(sum, { exact: true })).toBeVisible()
}

/** Enter another address and confirm it by the link sent there. Returns the booking's new page. */
export async function correctAddress(page: Page, address: string): Promise<void> {
  const former = page.url().split('?')[0] ?? ''
  await press(page, 'Change details')
  await page.getByLabel('Email').fill(address)
  await press(page, 'Confirm change')
  await expect(page.getByText('open the link that we have just sent there')).toBeVisible()
  await page.goto(former)
  await expect(page.getByRole('heading', { name: 'Your new e-mail address' })).toBeVisible()
  await page.goto(await pageInEmails(address, BOOKING_PAGE))
  await expect(page.getByText(address)).toBeVisible()
  await press(page, 'Use this address')
  await expect(page.getByText('our e-mails come to your new address from now on')).toBeVisible()
  expect((await page.request.get(former)).status()).toBe(404)
}

export async function cancel(page: Page, sum: string): Promise<void> {
  await press(page, 'Cancel booking')
  await expectPreview(page, 'What you get back', sum)
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
}
