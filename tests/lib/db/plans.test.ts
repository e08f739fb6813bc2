import pg from 'pg'

import { minutesAfter } from '@/lib/booking/hold'
import { listBookings, listGuests } from '@/lib/db/bookings'
import { listDepartures, listOverdueDepartureIds } from '@/lib/db/departures'
import { holdSeats } from '@/lib/use-cases/seats/hold-seats'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { multiplyData } from '@/tools/bench/multiply-data'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aWatchedDatabase } from '@/tests/support/a-watched-database'

/* A season of departures and bookings, and a hundred times as much: nothing that a visitor or the operator asks for
   may read a table of them from end to end. */

const backend = aBackend()
const DAYS = 200
const TIMES = 100
const caller = { address: '192.0.2.1', route: '/api/checkout', proof: null, looksAutomatic: false }
const admission = { caller, clientHash: 'a-mark', hasProof: false }

let watched: ReturnType<typeof aWatchedDatabase>
let free: number

beforeAll(async () => {
  for (let day = 0; day < DAYS; day++) {
    const departureId = await backend.aDeparture({ seats: 8, tourId: day % 2 ? 1 : 8 })
    if (day === 3) free = departureId
  }
  const [booked] = await backend.query<{ id: number }>(
    'SELECT id FROM departures WHERE tour_id = 1 ORDER BY id',
  )
  await startCheckout(aBookingInput({ departureId: booked?.id, adults: 1 }), minutesAfter(NOON, -60))
  // A page whose answer was lost: its hold ends by the clock.
  await backend.query('UPDATE checkouts SET session_id = NULL')
  await backend.query(`
    INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
      'reference', d.id, 'departure_id', d.id, 'state', 'confirmed', 'customer_email', d.id || b.customer_email))).*
    FROM bookings b CROSS JOIN departures d`)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await multiplyData(client, TIMES)
  await client.end()
  await backend.query(`INSERT INTO checkouts (id, booking_id, attempt, state, expires_at)
    SELECT gen_random_uuid(), id, 2, 'paid', created_at FROM bookings`)
  await backend.query('ANALYZE checkouts')
  watched = aWatchedDatabase(process.env.DATABASE_URL ?? '')
})
afterAll(() => watched.close())

test('there is a hundred times the data', async () => {
  const counts = await backend.query<{ departures: number; bookings: number }>(
    'SELECT (SELECT count(*)::int FROM departures) AS departures, (SELECT count(*)::int FROM bookings) AS bookings',
  )
  expect(counts[0]).toEqual({ departures: DAYS * TIMES, bookings: expect.any(Number) })
  expect(counts[0]?.bookings).toBeGreaterThanOrEqual(DAYS * TIMES)
})

test('the dates of a tour are one question, and found by an index', async () => {
  const dates = await listDepartures(watched.db, { tourId: 1, from: '2026-12-01', now: NOON })
  expect(dates).toHaveLength(DAYS / 2)
  expect(watched.countAsked()).toBe(1)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test('holding seats finds everything by an index', async () => {
  const input = aBookingInput({ departureId: free, idempotencyKey: 'a-key' })
  const held = await watched.db.$transaction((db) =>
    holdSeats(db, input, { method: 'card', now: NOON, admission }),
  )
  expect(held.kind).toBe('held')
  expect(watched.countAsked()).toBeGreaterThan(4)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test('holding seats for cryptocurrency finds everything by an index', async () => {
  const input = aBookingInput({ departureId: free, customerEmail: 'eve@example.com', cryptoType: 'bitcoin' })
  const held = await watched.db.$transaction((db) =>
    holdSeats(db, input, { method: 'crypto', now: NOON, admission }),
  )
  expect(held.kind).toBe('held')
  expect(watched.countAsked()).toBeGreaterThan(5)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test.each([
  ['the newest bookings', () => listBookings(watched.db, { take: 50 })],
  ['the newest bookings of a state', () => listBookings(watched.db, { state: 'confirmed', take: 50 })],
  ['who comes on a day', () => listGuests(watched.db, '2026-12-13')],
  ['what has run out', () => listOverdueDepartureIds(watched.db, NOON)],
])('%s: found by an index', async (_what, list) => {
  expect(await list()).not.toEqual([])
  expect(await watched.tablesReadWhole()).toEqual([])
})
