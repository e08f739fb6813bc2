import { expect } from '@playwright/test'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { type Departure, emailsAbout, siteUrl, tellStripe } from '@/tests/e2e/services'

const { id: tourId, name: tourName } = NORTHERN_LIGHTS
const EURO_EACH = 179

/** Book for two and pay by the calls that the panel makes. */
export async function bookAndPay(): Promise<{ readonly email: string; readonly departure: Departure }> {
  const { name, email } = aGuest()
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const metadata = {
    tour_id: tourId,
    tour_date_id: departure.id,
    customer_name: name,
    customer_email: email,
    adults: 2,
    children: 0,
  }
  const booking = { amount: 2 * EURO_EACH, currency: 'eur', tour_name: tourName, tour_date: departure.date }
  const answer = await fetch(`${siteUrl}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...booking, metadata }),
  })
  const { sessionId } = await answer.json()
  await tellStripe('pay', { session: sessionId })
  return { email, departure }
}

/** A booking that is paid, by its guest's own page or by the operator's. */
export async function aBookedPage(kind: 'booking' | 'operator'): Promise<string> {
  const { email } = await bookAndPay()
  return pageInEmails(email, new RegExp(`http\\S+/${kind}/[\\w-]{56}`))
}

/** The address of such a page, as soon as an e-mail about somebody or something leads there. */
export async function pageInEmails(about: string, page: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await emailsAbout(about)).map(({ text }) => text)
    return texts.map((text) => page.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return find()
}
