import pg from 'pg'
import { GET as getAvailability } from '@/app/api/availability/route'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { addMinutes } from '@/lib/calendar/duration'
import { isInSeason } from '@/lib/calendar/season'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { memoizeByDepartures } from '@/lib/db/departures/departures-on-sale'
import { inSeasonSql } from '@/lib/db/sql/in-season-sql'
import { countUnpaidHolds } from '@/lib/db/departures/unpaid-seats'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { setSalesClosed } from '@/lib/use-cases/departures/set-sales-closed'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'

/* What is on sale: which dates, at which price, with how many seats. */

freezeClock(NOON)
const backend = aBackend()
const { season } = guaranteedNorthernLights
const OWN = { adultCents: 199_00, childCents: 149_00 }

async function aDay(seats = 8) {
  const id = await backend.aDeparture({ seats })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

/** Content removes days that are already on sale from a season: their departures stay in the database. */
async function takeOutOfSeason(departureId: number, day: string): Promise<void> {
  expect(isInSeason(day, season)).toBe(false)
  await backend.query(
    `UPDATE departures SET day = '${day}', starts_at = '${day}T18:00Z', closes_at = '${day}T16:00Z' WHERE id = ${departureId}`,
  )
}

test('a date outside the changed season is not listed or sold, and keeps its bookings', async () => {
  const inSeason = await backend.aDeparture({ seats: 8 })
  const empty = await backend.aDeparture({ seats: 8 })
  const booked = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId: booked, cryptoType: 'bitcoin' })
  expect(await bookWithCrypto(input, NOON)).toMatchObject({ kind: 'booked' })
  await takeOutOfSeason(empty, '2027-04-20')
  await takeOutOfSeason(booked, '2027-04-21')

  const { body } = await read(await getAvailability(aCall('GET', '/api/availability?tourId=1')))
  expect(body).toEqual({ availableDates: [expect.objectContaining({ id: inSeason })] })
  for (const departureId of [empty, booked])
    expect(await startCheckout(aBookingInput({ departureId }), NOON)).toMatchObject({ reason: 'date_closed' })
  expect(await backend.bookings(booked)).toMatchObject([{ state: 'awaiting_payment', seats: 1 }])
})

test('a date outside the changed season does not raise the limits for unpaid seats', async () => {
  const id = await backend.aDeparture({ seats: 8 })
  const seatsOnSale = async () =>
    (
      await countUnpaidHolds(database(), {
        departure: { id, tourId: 1 },
        season,
        clientHash: null,
        now: NOON,
      })
    ).seatsOfTour
  const before = await seatsOnSale()
  await takeOutOfSeason(id, '2027-04-22')
  expect(await seatsOnSale()).toBe(before - 8)
})

test.each([season, { start: '02-01', end: '05-31' }, { start: '02-29', end: '02-29' }])(
  'the database and the calendar agree which days belong to the season %j',
  async (some) => {
    const rows = await database().$queryRaw<{ day: string; isIn: boolean }[]>`
      SELECT d.day::text AS day, ${inSeasonSql(some)} AS "isIn"
      FROM (SELECT generate_series('2027-01-01', '2028-12-31', interval '1 day')::date AS day) AS d`
    expect(rows).toHaveLength(731)
    expect(rows.filter(({ day, isIn }) => isIn !== isInSeason(day, some))).toEqual([])
  },
)

test('dates are taken off sale in lock order, and no connection waits for a locked one', async () => {
  const days = { tourId: 1, first: '2027-02-01', last: '2027-02-02' } as const
  await backend.aDeparture({ seats: 8, day: days.first })
  const held = await backend.aDeparture({ seats: 8, day: days.last })
  const other = await backend.aDeparture({ seats: 8, day: '2027-02-03' })
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  try {
    await holder.query(`BEGIN; SELECT FROM departures WHERE id = ${held} FOR UPDATE`)
    const closed = setSalesClosed.run(days, true, NOON)
    expect(await startCheckout(aBookingInput({ departureId: other }), NOON)).toMatchObject({
      kind: 'started',
    })
    const waiting = await backend.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    await holder.query('COMMIT')
    expect(waiting).toEqual([])
    expect((await closed).map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
  } finally {
    await holder.end()
  }
})

const price = (
  first: string,
  last: string,
  own: Partial<Record<'adultCents' | 'childCents', number | null>>,
) => setPrices.run({ tourId: 1, first, last, own }, NOON)

test('a date is sold at its own price from then on; existing bookings keep the price paid', async () => {
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

test('one of the two prices can be set alone, and both can be removed', async () => {
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

test('dates that have begun or were cancelled stay unchanged', async () => {
  const [begun, cancelled, ahead] = [await aDay(), await aDay(), await aDay()]
  await backend.query(`UPDATE departures SET starts_at = '${NOON.toISOString()}' WHERE id = ${begun.id}`)
  await backend.query(
    `UPDATE departures SET is_closed = true, cancelled_at = '${addMinutes(NOON, -1).toISOString()}' WHERE id = ${cancelled.id}`,
  )
  expect((await price(begun.day, ahead.day, OWN)).map(({ id }) => id)).toEqual([ahead.id])
  const kept = await backend.query(
    `SELECT adult_price_cents FROM departures WHERE id IN (${begun.id}, ${cancelled.id})`,
  )
  expect(kept).toEqual([{ adult_price_cents: null }, { adult_price_cents: null }])
})

test('the database refuses an invalid price', async () => {
  const { day } = await aDay()
  await expect(price(day, day, { adultCents: 0 })).rejects.toThrow('departures_prices')
})

const seatsOf = async (...ids: readonly number[]) =>
  (
    await backend.query<{ seats: number }>(`SELECT seats FROM departures WHERE id IN (${ids}) ORDER BY id`)
  ).map(({ seats }) => seats)

const set = (first: string, last: string, seats: number, now = NOON) =>
  setSeats.run({ tourId: 1, first, last, seats }, now)

test('a date never has fewer seats than are taken', async () => {
  const { id, day } = await aDay(8)
  await startCheckout(aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00 }), NOON)
  expect(await set(day, day, 2)).toMatchObject({ kind: 'refused', days: [{ day, seatsHeld: 3 }] })
  expect(await seatsOf(id)).toEqual([8])
  expect(await set(day, day, 3)).toMatchObject({ kind: 'changed' })
  expect(await startCheckout(aBookingInput({ departureId: id }), NOON)).toMatchObject({
    reason: 'not_enough_slots',
  })
  await set(day, day, 20)
  expect(await startCheckout(aBookingInput({ departureId: id }), NOON)).toMatchObject({ kind: 'started' })
})

test('a range is changed as a whole or not at all', async () => {
  const [empty, taken] = [await aDay(8), await aDay(8)]
  await startCheckout(aBookingInput({ departureId: taken.id, adults: 2, offeredCents: 358_00 }), NOON)
  expect(await set(empty.day, taken.day, 1)).toMatchObject({ kind: 'refused', days: [{ id: taken.id }] })
  expect(await seatsOf(empty.id, taken.id)).toEqual([8, 8])
})

test('expired seats of an unpaid booking do not count', async () => {
  const { id, day } = await aDay(400)
  const input = aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00, cryptoType: 'bitcoin' })
  expect(await bookWithCrypto(input, NOON)).toMatchObject({ kind: 'booked' })
  expect(await set(day, day, 2, addMinutes(NOON, 48 * 60 - 1))).toMatchObject({ kind: 'refused' })
  expect(await set(day, day, 2, addMinutes(NOON, 48 * 60))).toMatchObject({ kind: 'changed' })
  expect(await backend.bookings(id)).toMatchObject([{ state: 'lapsed' }])
  expect(await seatsOf(id)).toEqual([2])
})

test('a page still open at Stripe keeps its seats, whatever the clock says', async () => {
  const { id, day } = await aDay(8)
  await startCheckout(aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00 }), NOON)
  const later = addMinutes(NOON, 60)
  expect(await set(day, day, 2, later)).toMatchObject({ kind: 'refused', days: [{ seatsHeld: 3 }] })
})

test('a tour’s cached result stays until one of its seats is sold, and those of other tours stay then too', async () => {
  const night = await backend.aDeparture({ seats: 8 })
  const other = await backend.aDeparture({ seats: 8, tourId: 8 })
  // After the dates of all other tests.
  await backend.query(`UPDATE departures SET day = day + 365 WHERE id IN (${night}, ${other})`)
  const make = jest.fn((departures: readonly StoredDeparture[]) =>
    departures.map(({ seatsFree }) => seatsFree),
  )
  const watch = memoizeByDepartures(make)
  const allYear = { start: '01-01', end: '12-31' }
  const wanted = { tours: [1, 8].map((id) => ({ id, season: allYear })), from: '2027-12-01', now: NOON }
  const ask = () => watch(database(), wanted)

  const first = await ask()
  expect([...first].sort()).toEqual([
    [1, [8]],
    [8, [8]],
  ])
  expect((await ask()).get(1)).toBe(first.get(1))
  expect(make).toHaveBeenCalledTimes(2)

  await bookWithCrypto(
    aBookingInput({ departureId: night, adults: 2, offeredCents: 2 * 179_00, cryptoType: 'bitcoin' }),
    NOON,
  )
  const sold = await ask()
  expect(sold.get(1)).toEqual([6])
  expect(sold.get(8)).toBe(first.get(8))

  await backend.query(`DELETE FROM departures WHERE tour_id = 8`)
  expect([...(await ask()).keys()]).toEqual([1])
})
