import { tours } from '@/content/tours/all-tours'
import { database } from '@/lib/db/client'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { openSeasons } from '@/lib/use-cases/departures/open-season'
import { addSampleBookings } from '@/prisma/sample-bookings'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

type Row = { tour_id: number; count: number; first: string; last: string }
const departuresOf = () =>
  backend.query<Row>(
    'SELECT tour_id, count(*)::int, min(day)::text AS first, max(day)::text AS last FROM departures GROUP BY 1 ORDER BY 1',
  )

test('the current and the next season of every tour are on sale from today on; running it again adds nothing', async () => {
  expect((await openSeasons(NOON)).added).toBeGreaterThan(1000)
  expect(await departuresOf()).toMatchObject([
    { tour_id: 1, first: '2026-12-01', last: '2028-04-15' },
    { tour_id: 2, first: '2026-12-01', last: '2028-04-01' },
    { tour_id: 4, first: '2026-12-15', last: '2028-03-15' },
    { tour_id: 5, first: '2026-12-01', last: '2028-06-30' },
    { tour_id: 8, first: '2026-12-01', last: '2028-04-15' },
  ])
  expect(await openSeasons(NOON)).toEqual({ added: 0, moved: 0, keptForGuests: 0 })
})

test('departures start and close at their own times in Helsinki, in winter and in summer', async () => {
  const rows = await backend.query<{ day: string; starts_at: Date; closes_at: Date }>(
    "SELECT day::text, starts_at, closes_at FROM departures WHERE tour_id = 5 AND day IN ('2026-12-12', '2027-06-12') ORDER BY day",
  )
  expect(rows).toEqual([
    {
      day: '2026-12-12',
      starts_at: new Date('2026-12-12T07:30:00Z'),
      closes_at: new Date('2026-12-12T05:30:00Z'),
    },
    {
      day: '2027-06-12',
      starts_at: new Date('2027-06-12T06:30:00Z'),
      closes_at: new Date('2027-06-12T04:30:00Z'),
    },
  ])
})

test('prices follow content/tours, and existing departures keep their seats', async () => {
  await backend.query('UPDATE tours SET adult_price_cents = 1; UPDATE departures SET seats = 5')
  await openSeasons(NOON)
  const rows = await backend.query<{ adult_price_cents: number }>(
    'SELECT adult_price_cents FROM tours ORDER BY id',
  )
  expect(rows.map((row) => row.adult_price_cents)).toEqual(tours.map(({ prices }) => prices.adultCents))
  expect(await backend.query('SELECT DISTINCT seats FROM departures')).toEqual([{ seats: 5 }])
})

test('changed times reach departures without guests; those with guests keep theirs, and the operator is notified', async () => {
  const departures = await backend.query<{ id: number; starts_at: Date }>(
    "SELECT id, starts_at FROM departures WHERE tour_id = 1 AND day IN ('2026-12-12', '2026-12-13') ORDER BY day",
  )
  const [quiet, booked] = departures.map(({ id }) => id)
  const booking = await bookWithCrypto(aBookingInput({ departureId: booked, cryptoType: 'bitcoin' }), NOON)
  expect(booking.kind).toBe('booked')
  const otherStart = new Date('2026-12-12T17:00:00Z')
  await backend.query(
    `UPDATE departures SET starts_at = '${otherStart.toISOString()}' WHERE id IN (${quiet}, ${booked})`,
  )
  expect(await openSeasons(NOON)).toEqual({ added: 0, moved: 1, keptForGuests: 1 })
  expect(
    await backend.query(`SELECT starts_at FROM departures WHERE id IN (${quiet}, ${booked}) ORDER BY day`),
  ).toEqual([{ starts_at: departures[0]?.starts_at }, { starts_at: otherStart }])
})

test('a cancelled departure keeps its times and stays off sale', async () => {
  const [{ id } = { id: 0 }] = await backend.query<{ id: number }>(
    "SELECT id FROM departures WHERE tour_id = 1 AND day = '2026-12-20'",
  )
  const calledOff = { starts_at: new Date('2026-12-20T15:00:00Z'), is_closed: true }
  await backend.query(
    `UPDATE departures SET starts_at = '2026-12-20T15:00:00Z', is_closed = true, cancelled_at = now() WHERE id = ${id}`,
  )
  expect(await openSeasons(NOON)).toMatchObject({ added: 0, moved: 0 })
  expect(await backend.query(`SELECT starts_at, is_closed FROM departures WHERE id = ${id}`)).toEqual([
    calledOff,
  ])
})

test('samples include full, nearly full and closed dates, and running again changes nothing', async () => {
  expect(await addSampleBookings(database(), NOON)).toBeGreaterThan(20)
  const count = () =>
    backend.query(`SELECT count(*) FILTER (WHERE seats_taken = seats) > 0 AS full,
      count(*) FILTER (WHERE seats_taken = seats - 1) > 0 AS nearly, count(*) FILTER (WHERE is_closed) > 0 AS closed
      FROM departures GROUP BY tour_id`)
  expect(await count()).toEqual(Array(5).fill({ full: true, nearly: true, closed: true }))
  expect(await addSampleBookings(database(), NOON)).toBe(0)
  const [sums] = await backend.query<{ taken: number; booked: number }>(
    'SELECT (SELECT sum(seats_taken)::int FROM departures) AS taken, (SELECT sum(seats)::int FROM bookings) AS booked',
  )
  expect(sums?.taken).toBe(sums?.booked)
})
