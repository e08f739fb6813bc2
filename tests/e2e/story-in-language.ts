import { ENGLISH } from '@/tests/support/english-words'
import { type Page } from '@playwright/test'
import { type Language } from '@/lib/language/language'
import { tourWords } from '@/content/tours/tour-words'
import { addressOf } from '@/lib/contract/address'
import { words } from '@/lib/words/words'
import { pageInEmails } from '@/tests/e2e/book-and-pay'
import { aGuest, chooseNewDate, NORTHERN_LIGHTS, payOnStripe } from '@/tests/e2e/booking-panel'
import { press, twoDates } from '@/tests/e2e/guest-story'
import { officePage } from '@/tests/e2e/guest-states'
import { emailsAbout } from '@/tests/e2e/running-sites'
import { expect } from '@/tests/e2e/test'
import { letTimePass, query } from '@/tests/e2e/the-books'

/* A guest who reads another language, from the panel to the refund; the operator, who reads English, moves the booking. */

const CARD = '4242424242424242'
const OWN_PAGE = /http\S+\/booking\/[\w-]{56}/
const IN_TIME = { timeout: 240_000 }
export async function bookMoveAndCancel(page: Page, language: Exclude<Language, 'en'>): Promise<void> {
  const guest = aGuest()
  const [from] = await twoDates()
  const say = words('booking', language)
  await page.goto(`${addressOf(NORTHERN_LIGHTS.route, language)}?date=${from.date}&adults=2#booking`)
  await page.locator('#booking [autocomplete="name"]').fill(guest.name)
  await page.locator('#booking [autocomplete="email"]').fill(guest.email)
  await expectPageIn(page, language)
  await page.getByRole('button', { name: say('payByCard'), exact: true }).click()
  await payOnStripe(page, CARD)
  await expect(page).toHaveURL(new RegExp(addressOf('/payment-success', language)))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPageIn(page, language)
  const { times, meetingPoint } = tourWords({ id: NORTHERN_LIGHTS.id }, language)
  await expect(page.getByRole('definition').filter({ hasText: times })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: meetingPoint })).toBeVisible()
  await expectEmails(guest.email, language, 1)

  const own = await pageInEmails(guest.email, OWN_PAGE)
  await page.goto(own)
  await expectPageIn(page, language)
  for (const form of ['guests', 'date', 'details', 'cancel', 'tell-us']) {
    await page.goto(`${own}/${form}`)
    await expectPageIn(page, language)
  }

  await page.goto(await officePage(guest.email))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press(page, 'Move')
  await chooseNewDate(page)
  await press(page, 'See what changes')
  await press(page, 'Confirm')
  await expect(page.getByRole('status').first()).toBeVisible()
  await endUndo(guest.email)
  await expectEmails(guest.email, language, 2)

  await page.goto(`${own}/cancel`)
  const sayChange = words('guestChange', language)
  await page.getByRole('button', { name: sayChange('confirmCancellation') }).click()
  await expectPageIn(page, language)
  await expectEmails(guest.email, language, 4)
}

async function expectPageIn(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(ENGLISH.exec(await page.locator('main').innerText())?.[0]).toBeUndefined()
  expect(ENGLISH.exec(await page.title())?.[0]).toBeUndefined()
}

/** Until then the guest is not told. */
async function endUndo(email: string): Promise<void> {
  const rows = await query<{ id: number }>(
    'SELECT departure_id AS id FROM bookings WHERE customer_email = $1',
    [email],
  )
  for (const { id } of rows) await letTimePass(id, '11 minutes')
}

/** Wait for so many e-mails to the guest, and read them all. */
async function expectEmails(address: string, language: Language, count: number): Promise<void> {
  const toGuest = async () => (await emailsAbout(address)).filter(({ to }) => to.includes(address))
  await expect.poll(async () => (await toGuest()).length, IN_TIME).toBeGreaterThanOrEqual(count)
  for (const { subject, text, html } of await toGuest()) {
    const said = text.replace(/https?:\S+/g, '')
    expect([subject, ENGLISH.exec(subject)?.[0]]).toEqual([subject, undefined])
    expect([subject, ENGLISH.exec(said)?.[0]]).toEqual([subject, undefined])
    expect(String(html)).toContain(`lang="${language}"`)
  }
}
