import { randomUUID } from 'node:crypto'
import { expect, test } from '@/tests/e2e/test'
import {
  anUntouchedDeparture,
  type Departure,
  departuresOf,
  seatsLeft,
  secondSiteUrl,
  siteUrl,
} from '@/tests/e2e/running-sites'

const BUYERS = 300
/** On a machine with other work, a crowd waits for a long time. */
const MOST_TRIES = 50

test('300 buyers at once on two instances for 8 seats: exactly 8 get them, everyone else gets 409', async () => {
  const departure = await anUntouchedDeparture(1)
  const statuses = await Promise.all(
    Array.from({ length: BUYERS }, (_, buyer) =>
      buy(buyer % 2 === 0 ? siteUrl : secondSiteUrl, departure, {
        client: `10.1.${buyer >> 8}.${buyer & 255}`,
        seats: 1,
      }),
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - 8)
  expect(await seatsLeft(1, departure.id)).toBe(0)
})

test('one client that takes all it can get, on two instances at once, blocks at most 5 % of a tour', async () => {
  const tourId = 1
  const dates = await departuresOf(tourId)
  const onSale = dates.reduce((sum, { totalSlots }) => sum + totalSlots, 0)
  // Neither the first dates, which other tests book, nor the last, which are sold out above.
  const wanted = dates.filter(({ availableSpots }) => availableSpots === 8).slice(-90, -30)
  const took = await Promise.all(
    wanted.flatMap((departure, index) =>
      [8, 4].map(async (seats) => {
        const site = index % 2 === 0 ? siteUrl : secondSiteUrl
        return (await buy(site, departure, { client: '10.2.0.1', seats })) === 200 ? seats : 0
      }),
    ),
  )
  const seats = took.reduce<number>((sum, got) => sum + got, 0)
  expect(seats).toBeGreaterThan(0)
  expect(seats).toBeLessThanOrEqual(onSale * 0.05)
})

type Buyer = { readonly client: string; readonly seats: number }

/**
 * The final response to a buyer, who repeats the request with the same key while the site is too busy to respond in
 * time.
 */
async function buy(site: string, { id, date }: Departure, { client, seats }: Buyer): Promise<number> {
  const key = randomUUID()
  for (let tries = 1; ; tries++) {
    const status = await ask(site, { id, date, client, seats, key })
    if (status !== 503 || tries === MOST_TRIES) return status
  }
}

type Asked = Buyer & Pick<Departure, 'id' | 'date'> & { readonly key: string }

async function ask(site: string, { id, date, client, seats, key }: Asked): Promise<number> {
  const answer = await fetch(`${site}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, 'idempotency-key': key },
    body: JSON.stringify({
      amount: 179 * seats,
      currency: 'eur',
      tour_name: 'Guaranteed Northern Lights Tour',
      tour_date: date,
      metadata: {
        tour_id: 1,
        tour_date_id: id,
        customer_name: `Buyer ${client}`,
        customer_email: `buyer.${client}@example.com`,
        adults: seats,
        children: 0,
        total_price: 179 * seats,
        phone: '',
        special_requests: '',
      },
    }),
  })
  return answer.status
}
