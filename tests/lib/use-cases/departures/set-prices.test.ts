import { minutesAfter } from '@/lib/calendar/duration'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

const OWN = { adultCents: 199_00, childCents: 149_00 }

async function aDay() {
  const id = await backend.aDeparture({ seats: 8 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

const price = (
  first: string,
  last: string,
  own: Partial<Record<'adultCents' | 'childCents', number | null>>,
) => setPrices({ tourId: 1, first, last, own }, NOON)

test('a date is sold at its own price from then on; who has booked keeps the price paid', async () => {
  const { id: departureId, day } = await aDay()
  const before = await startCheckout(aBookingInput({ departureId }), NOON)
  await price(day, day, OWN)
  expect(await startCheckout(aBookingInput({ departureId }), NOON)).toEqual({
    kind: 'refused',
    reason: 'price_changed',
    totalCents: 199_00,
  })
  const after = await startCheckout(aBookingInput({ departureId, children: 1, offeredCents: 348_00 }), NOON)
  if (before.kind !== 'started' || after.kind !== 'started') throw new Error('not started')
  expect((await backend.bookings(departureId)).map((row) => row.total_cents)).toEqual([179_00, 348_00])
  expect(backend.stripe.facts(before.sessionId).amountCents).toBe(179_00)
  expect(backend.stripe.facts(after.sessionId).amountCents).toBe(348_00)
})

test('one of the two prices is set alone, and both are taken back', async () => {
  const { day } = await aDay()
  expect(await price(day, day, { childCents: 99_00 })).toMatchObject([
    {
      prices: { adultCents: 179_00, childCents: 129_00 },
      pricesThen: { adultCents: 179_00, childCents: 99_00 },
    },
  ])
  expect(await price(day, day, { adultCents: 199_00 })).toMatchObject([
    { pricesThen: { adultCents: 199_00, childCents: 99_00 } },
  ])
  expect(await price(day, day, { adultCents: null, childCents: null })).toMatchObject([
    {
      prices: { adultCents: 199_00, childCents: 99_00 },
      pricesThen: { adultCents: 179_00, childCents: 129_00 },
    },
  ])
})

test('dates that have begun or were cancelled are left as they are', async () => {
  const [begun, cancelled, ahead] = [await aDay(), await aDay(), await aDay()]
  await backend.query(`UPDATE departures SET starts_at = '${NOON.toISOString()}' WHERE id = ${begun.id}`)
  await backend.query(
    `UPDATE departures SET is_closed = true, cancelled_at = '${minutesAfter(NOON, -1).toISOString()}' WHERE id = ${cancelled.id}`,
  )
  expect((await price(begun.day, ahead.day, OWN)).map(({ id }) => id)).toEqual([ahead.id])
  const kept = await backend.query(
    `SELECT adult_price_cents FROM departures WHERE id IN (${begun.id}, ${cancelled.id})`,
  )
  expect(kept).toEqual([{ adult_price_cents: null }, { adult_price_cents: null }])
})

test('the database refuses a price that is none', async () => {
  const { day } = await aDay()
  await expect(price(day, day, { adultCents: 0 })).rejects.toThrow('departures_prices')
})
