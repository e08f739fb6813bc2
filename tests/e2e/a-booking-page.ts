import { expect } from '@playwright/test'
import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { emailsAbout, siteUrl, tellStripe } from '@/tests/e2e/services'

const { id: tourId, name } = NORTHERN_LIGHTS

/** Book and pay by the calls that the panel makes, and answer the page that the confirmation e-mail leads to. */
export async function aBookingPage(email: string): Promise<string> {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const metadata = {
    tour_id: tourId,
    tour_date_id: departure.id,
    customer_name: 'Aino Korhonen',
    customer_email: email,
    adults: 2,
    children: 0,
  }
  const body = {
    amount: 358,
    currency: 'eur',
    tour_name: name,
    tour_date: departure.date,
    metadata,
  }
  const answer = await fetch(`${siteUrl}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { sessionId } = await answer.json()
  await tellStripe('pay', { session: sessionId })
  await expect.poll(async () => (await emailsAbout(email)).length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(() => linkIn(email), { timeout: 60_000 }).not.toBeNull()
  return (await linkIn(email)) ?? ''
}

async function linkIn(email: string): Promise<string | null> {
  for (const { text } of await emailsAbout(email)) {
    const [link] = /http\S+\/booking\/[\w-]{56}/.exec(text) ?? []
    if (link) return link
  }
  return null
}
