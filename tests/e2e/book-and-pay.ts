import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { type Departure, emailsAbout, siteUrl, tellStripe } from '@/tests/e2e/running-sites'

const { id: tourId, name: tourName } = NORTHERN_LIGHTS
const EURO_EACH = 179

/** Book for two and pay, with the calls that the panel makes. Returns once the booking is confirmed. */
export async function bookAndPay(): Promise<PaidBooking> {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const { email, sessionId } = await book('checkout', departure, 2)
  await tellStripe('pay', { session: sessionId })
  return { email, departure, link: await linkToPaid(sessionId) }
}

type PaidBooking = {
  readonly email: string
  readonly departure: Departure
  /** The guest's page of the booking. */
  readonly link: string
}

/**
 * Open the guest's page of a booking after the site has been asked about its payment, as the confirmation page does.
 */
async function linkToPaid(sessionId: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(`${siteUrl}/api/checkout?session_id=${sessionId}`)
    const { bookingUrl = '' }: { bookingUrl?: string } = await answer.json()
    return bookingUrl
  }
  let link = ''
  await expect.poll(async () => (link = await find())).toContain('/booking/')
  return link
}

let clients = 0

/**
 * Make a booking with the calls that the panel makes, as a separate client. Returns its guest's address and its payment
 * page.
 */
export async function book(call: 'checkout' | 'crypto-bookings', departure: Departure, adults: number) {
  const { name: customer_name, email } = aGuest()
  const fields = {
    tour_id: tourId,
    tour_date_id: departure.id,
    customer_name,
    customer_email: email,
    adults,
    children: 0,
  }
  const tour = { tour_name: tourName, tour_date: departure.date }
  const [amount, currency] = [EURO_EACH * adults, 'eur']
  const body =
    call === 'checkout'
      ? { amount, currency, ...tour, metadata: fields }
      : { ...fields, ...tour, total_price: amount, crypto_type: 'bitcoin' }
  const client = `10.${8 + test.info().workerIndex}.100.${++clients}`
  const answer = await fetch(`${siteUrl}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  const { sessionId = '' }: { sessionId?: string } = await answer.json()
  return { email, sessionId }
}

/** Find the link to a guest's or operator's page in an e-mail that contains some text, as soon as it arrives. */
export async function pageInEmails(about: string, page: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await emailsAbout(about)).map(({ text }) => text)
    return texts.map((text) => page.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Fill in the operator's form for the payment details of 179 €. */
export async function typePaymentDetails(page: Page): Promise<void> {
  await page.getByLabel('Address').selectOption('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await page.getByLabel('Amount').fill('0.002')
  await page.getByLabel('Network').selectOption('bitcoin')
  await page.getByLabel('Rate', { exact: true }).fill('89500')
  await page.getByLabel('Source of the rate').fill('Kraken')
}
