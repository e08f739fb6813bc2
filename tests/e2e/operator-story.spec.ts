import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { book, typePaymentDetails } from '@/tests/e2e/book-and-pay'
import { aDeparture, NORTHERN_LIGHTS, chooseNewDate } from '@/tests/e2e/booking-panel'
import { type Departure, emailsAbout, tellStripe } from '@/tests/e2e/running-sites'
import {
  askAboutNight,
  kindsAbout,
  letNightPass,
  letTimePass,
  moneyOf,
  query,
  seatsTaken,
} from '@/tests/e2e/the-books'

/* Two nights from the operator's view, from the e-mails to the inboxes, on a phone. */

const { id: tourId } = NORTHERN_LIGHTS

test.use({ viewport: { width: 390, height: 844 } })
/** The time the worker needs. */
const IN_TIME = { timeout: 240_000 }

/** The newest link of a kind in the e-mails with some text. */
async function linkIn(about: string, kind: 'operator' | 'booking'): Promise<string> {
  const links = async () =>
    (await emailsAbout(about)).flatMap(
      ({ text }) => text.match(new RegExp(`http\\S+/${kind}/[\\w-]{56}`, 'g')) ?? [],
    )
  await expect.poll(async () => (await links()).length, IN_TIME).toBeGreaterThan(0)
  return (await links()).at(-1) ?? ''
}

/** The page of a departure, opened from the e-mail that asks about its night. */
async function departureLink({ id }: Departure): Promise<string> {
  await askAboutNight(id)
  return linkIn(`Night ${id}`, 'operator')
}

async function paidByCard(departure: Departure, adults: number) {
  const booked = await book('checkout', departure, adults)
  await tellStripe('pay', { session: booked.sessionId })
  await expect.poll(() => moneyOf(booked.email), IN_TIME).toEqual([`payment ${adults * 179_00}`])
  return booked
}

/** The page where a guest chooses. The ten minutes end for e-mails and page by separate jobs. */
async function openChoice(page: Page, email: string): Promise<void> {
  const link = await linkIn(email, 'booking')
  await expect(async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Choose what happens next' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass(IN_TIME)
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const said = (page: Page) => page.getByRole('status').first()

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

/** Wait until the page shows that the coins were received. */
async function recordCoins(page: Page, link: string, amount: string, transaction: string): Promise<void> {
  await page.goto(`${link}/record-payment`)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByLabel('Transaction id').fill(transaction)
  await press(page, 'See what changes')
  await press(page, 'Confirm')
  await expect(said(page)).toContainText('The payment has been recorded.')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a night is cancelled for the weather: one guest takes another date, one a refund, one does not reply, one was about to pay', async ({
    page,
  }) => {
    const night = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
    const mover = await paidByCard(night, 2)
    const silent = await paidByCard(night, 1)
    const coins = await book('crypto-bookings', night, 1)
    const payer = await book('checkout', night, 1)

    // The coins are three per cent short, and then the rest arrives.
    const coinsPage = await linkIn(coins.email, 'operator')
    await page.goto(coinsPage)
    await press(page, 'Send payment details')
    await typePaymentDetails(page)
    await press(page, 'See what changes')
    await press(page, 'Confirm')
    await recordCoins(page, coinsPage, '0.00194', `a${night.id}`)
    expect(await moneyOf(coins.email)).toEqual(['payment 17363'])
    await recordCoins(page, coinsPage, '0.00006', `b${night.id}`)
    expect(await moneyOf(coins.email)).toEqual(['payment 17363', 'payment 537'])
    expect(await seatsTaken(night.id)).toBe(5)

    const office = await departureLink(night)
    await page.goto(office)
    await expectToFit(page)
    await press(page, 'Cancel departure')
    await page.getByLabel('Reason').selectOption('weather')
    await press(page, 'See what changes')
    await expect(page.getByText('The departure is cancelled and cannot be reopened.')).toBeVisible()
    await expectToFit(page)
    await press(page, 'Confirm')
    await expect(said(page)).toContainText('The departure is cancelled.')
    await letTimePass(night.id, '11 minutes')
    for (const { email } of [mover, silent, coins])
      await expect.poll(async () => (await kindsAbout(email))['departure-cancelled-guest'], IN_TIME).toBe(1)

    // A guest on Stripe’s page can no longer pay.
    await expect.poll(() => stateOf(payer.email), IN_TIME).toBe('cancelled')
    await expect(tellStripe('pay', { session: payer.sessionId })).rejects.toThrow()

    await openChoice(page, mover.email)
    await press(page, 'Another date')
    await chooseNewDate(page)
    await press(page, 'See what changes')
    await press(page, 'Confirm change')
    await expect(said(page)).toContainText('Thank you: that is settled.')

    await page.goto(await linkIn(coins.email, 'booking'))
    await press(page, 'Full refund')
    await press(page, 'Confirm change')
    await expect.poll(() => stateOf(coins.email)).toBe('cancelled')

    await letTimePass(night.id, '15 days')
    await expect.poll(() => moneyOf(silent.email), IN_TIME).toEqual(['payment 17900', 'refund 17900'])

    expect(await moneyOf(mover.email)).toEqual(['payment 35800'])
    expect(await moneyOf(coins.email)).toEqual([
      'payment 17363',
      'payment 537',
      'by_hand 17363',
      'by_hand 537',
    ])
    expect(await moneyOf(payer.email)).toEqual([])
    expect(await seatsTaken(night.id)).toBe(0)
    const [moved] = await query<{ departure_id: number; seats: number }>(
      'SELECT departure_id, seats FROM bookings WHERE customer_email = $1',
      [mover.email],
    )
    expect(moved).toMatchObject({ seats: 2 })
    expect(moved?.departure_id).not.toBe(night.id)
    const confirmed = { 'booking-confirmed-guest': 1, 'booking-confirmed-operator': 1 }
    const returned = {
      'departure-cancelled-guest': 1,
      'choice-refunded-guest': 1,
      'choice-refunded-operator': 1,
    }
    expect(await kindsAbout(mover.email)).toEqual({
      ...confirmed,
      'departure-cancelled-guest': 1,
      'booking-changed-guest': 1,
      'booking-changed-operator': 1,
    })
    expect(await kindsAbout(silent.email)).toEqual({ ...confirmed, ...returned, 'credit-note-guest': 1 })
    expect(await kindsAbout(coins.email)).toEqual({
      ...confirmed,
      ...returned,
      'crypto-received-guest': 1,
      'crypto-received-operator': 1,
      'crypto-details-guest': 1,
      'payment-short-guest': 1,
    })
    expect(await kindsAbout(payer.email)).toEqual({})
  })
})

test('a cloudy night is reported from the morning’s e-mail, and its guest gets a refund', async ({
  page,
}) => {
  const night = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const guest = await paidByCard(night, 1)
  await letNightPass(night.id)
  const office = await departureLink(night)

  // A scanner opens both buttons; the operator presses the second.
  for (const action of ['lights-seen', 'not-seen', 'lights-seen', 'not-seen'])
    await page.goto(`${office}/${action}`)
  await page.goto(office)
  await press(page, 'Lights not seen')
  expect(await kindsAbout(guest.email)).toEqual({
    'booking-confirmed-guest': 1,
    'booking-confirmed-operator': 1,
  })
  await expect(page.getByText('No northern lights were seen.', { exact: true })).toBeVisible()
  await expectToFit(page)
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Confirm')
  await expect(said(page)).toContainText('The guests of that night have been asked to choose.')
  await letTimePass(night.id, '11 minutes')
  await expect.poll(async () => (await kindsAbout(guest.email))['lights-not-seen-guest'], IN_TIME).toBe(1)

  await openChoice(page, guest.email)
  await press(page, 'Full refund')
  await press(page, 'Confirm change')
  await expect.poll(() => moneyOf(guest.email), IN_TIME).toEqual(['payment 17900', 'refund 17900'])
  expect(await stateOf(guest.email)).toBe('refunded')
})

async function stateOf(email: string): Promise<string> {
  const sql = 'SELECT state FROM bookings WHERE customer_email = $1'
  return (await query<{ state: string }>(sql, [email]))[0]?.state ?? ''
}
