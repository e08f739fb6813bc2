import { expect, test } from '@playwright/test'
import { anUntouchedDeparture, type Departure, seatsLeft, secondSiteUrl, siteUrl } from '@/tests/e2e/services'

const BUYERS = 300

test('300 buyers at once on two instances for 8 seats: exactly 8 go, everyone else hears 409', async () => {
  test.setTimeout(120_000)
  const departure = await anUntouchedDeparture(1)
  const statuses = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) =>
      buyOne(buyer % 2 === 0 ? siteUrl : secondSiteUrl, departure, buyer),
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - 8)
  expect(await seatsLeft(1, departure.id)).toBe(0)
})

async function buyOne(site: string, { id, date }: Departure, buyer: number): Promise<number> {
  const answer = await fetch(`${site}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: 179,
      currency: 'eur',
      tour_name: 'Guaranteed Northern Lights Tour',
      tour_date: date,
      metadata: {
        tour_id: 1,
        tour_date_id: id,
        customer_name: `Buyer ${buyer}`,
        customer_email: `buyer.${buyer}@example.com`,
        adults: 1,
        children: 0,
        total_price: 179,
        phone: '',
        special_requests: '',
      },
    }),
  })
  return answer.status
}
