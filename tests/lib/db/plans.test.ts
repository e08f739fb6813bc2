import { addMinutes } from '@/lib/calendar/duration'
import { listDeparturesOnSale, listToursDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'
import { listOverdueDepartureIds } from '@/lib/db/departures/overdue-seats'
import { listEmailsPage, listUndeliveredEmails } from '@/lib/db/emails/emails'
import { listEnquiriesPage } from '@/lib/db/enquiries'
import { type ListPage, type PageRequest } from '@/lib/db/list-page'
import { findLastBookCheck } from '@/lib/db/money/book-checks'
import { listMovementsPage } from '@/lib/db/money/listed-movements'
import { type BookingFilter } from '@/lib/contract/booking-filter'
import { listBookingsPage, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { listGuestsNotReached } from '@/lib/db/bookings/guests-not-yet-emailed'
import { listRefundsUnderWay } from '@/lib/db/money/refunds'
import { listPaymentProblems } from '@/lib/db/money/payment-problems'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { listOtherToursWithGuests } from '@/lib/db/departures/tours'
import { holdSeats } from '@/lib/use-cases/seats/steps/hold-seats'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { multiplyData } from '@/tools/bench/multiply-data'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aWatchedDatabase } from '@/tests/support/a-watched-database'

/*
 * A season of departures and bookings, and a hundred times as much: no query of a visitor or the operator may scan a
 * whole table of them.
 */

const backend = aBackend()
const DAYS = 200
const TIMES = 100
const MONEY = 3000
const A_DAY = { first: '2026-12-13', last: '2026-12-13' }
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
  await startCheckout(aBookingInput({ departureId: booked?.id, adults: 1 }), addMinutes(NOON, -60))
  // A page whose response was lost: its hold ends by the clock.
  await backend.query('UPDATE checkouts SET session_id = NULL')
  await backend.query(`
    INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
      'reference', d.id, 'departure_id', d.id, 'state', 'confirmed', 'customer_email', d.id || b.customer_email,
      'customer_phone', '+358 40 1000' || d.id))).*
    FROM bookings b CROSS JOIN departures d`)
  await backend.query(`INSERT INTO money_movements (id, booking_id, kind, payment_id, method, cents, at)
    SELECT payment, b.id, 'payment', payment, 'card', b.total_cents, b.created_at
    FROM bookings b CROSS JOIN LATERAL (SELECT gen_random_uuid() AS payment, b.id) new WHERE b.state = 'confirmed'`)
  await backend.query(`INSERT INTO enquiries (id, kind, name, email, message, created_at)
    SELECT gen_random_uuid(), 'contact', 'Aino', customer_email, 'Hello', created_at FROM bookings`)
  await backend.query(`INSERT INTO enquiry_acts (enquiry_id, kind, at, user_name)
    SELECT id, 'answered', created_at, 'mika' FROM enquiries WHERE random() < 0.9`)
  // One in ten has been offered a place.
  await backend.query(`INSERT INTO waiting_parties (id, name, email, adults, children, seats, joined_at, confirmed_at, client_hash)
    SELECT id, 'Aino', customer_email, 8, 0, 8, created_at, created_at, left(md5(customer_email), 22) FROM bookings`)
  await backend.query(`INSERT INTO waiting_dates (party_id, departure_id, booking_id)
    SELECT b.id, b.departure_id, CASE WHEN random() < 0.1 THEN b.id END
    FROM waiting_parties p JOIN bookings b ON b.id = p.id WHERE b.departure_id <> ${free}`)
  const client = await backend.client()
  await multiplyData(client, TIMES)
  await client.end()
  await backend.query(`INSERT INTO checkouts (id, booking_id, attempt, state, expires_at)
    SELECT gen_random_uuid(), id, 2, 'paid', created_at FROM bookings`)
  // A smaller number of these justifies an index, and triggers look at each.
  await backend.query(`INSERT INTO refunds (id, booking_id, payment_id, cents, reason, state, due_at, created_at)
    SELECT gen_random_uuid(), booking_id, id, cents, 'cancelled', 'dropped', at, at
    FROM money_movements ORDER BY id LIMIT ${MONEY}`)
  await backend.query(`INSERT INTO changes (id, booking_id, kind, state, departure_id, places_before, places, total_cents,
      pay_cents, pay_by, seats, base_version, asked_by, created_at, ended_at)
    SELECT gen_random_uuid(), id, 'agree', 'applied', departure_id, places, places, places_cents(places), 0, 'card', 0, 1,
      'operator', created_at, created_at FROM bookings ORDER BY id LIMIT ${MONEY}`)
  await backend.query(`INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, ended_at)
    SELECT gen_random_uuid(), id, 'merged', departure_id, created_at,
      CASE WHEN row_number() OVER (ORDER BY id) > 3 THEN created_at END
    FROM bookings WHERE state = 'confirmed' ORDER BY id LIMIT ${MONEY}`)
  await backend.query(`INSERT INTO commands (id, name, user_name, at, undo_until)
    VALUES ('K7QM', 'departure cancel', 'mika', now(), now())`)
  await backend.query(`INSERT INTO seat_reserves (departure_id, command_id, seats, until)
    SELECT id, 'K7QM', 1, '2027-12-01' FROM departures
    WHERE seats_taken < seats AND id <> ${free} ORDER BY id LIMIT ${MONEY}`)
  await backend.query(`INSERT INTO health_notes (booking_id, words, consented_at, consent_text)
    SELECT id, 'Asthma', created_at, 'Keep it.' FROM bookings ORDER BY id LIMIT ${MONEY}`)
  await backend.query(`INSERT INTO emails (id, kind, recipient, facts, created_at)
    SELECT gen_random_uuid(), 'a-guest', 'a' || at, '{"a": 1}', '${addMinutes(NOON, -90).toISOString()}'
    FROM generate_series(1, 3) at`)
  await backend.query('ANALYZE checkouts, refunds, changes, choices, seat_reserves, health_notes')
  watched = aWatchedDatabase(process.env.DATABASE_URL ?? '')
}, 300_000)
afterAll(async () => {
  await watched.close()
  const client = await backend.client()
  // Otherwise the next file would delete all of it row by row.
  await client.query('SET session_replication_role = replica; TRUNCATE tours CASCADE')
  await client.end()
})

test('there is a hundred times as much data', async () => {
  const counts = await backend.query<{ departures: number; bookings: number }>(
    'SELECT (SELECT count(*)::int FROM departures) AS departures, (SELECT count(*)::int FROM bookings) AS bookings',
  )
  expect(counts[0]).toEqual({ departures: DAYS * TIMES, bookings: expect.any(Number) })
  expect(counts[0]?.bookings).toBeGreaterThanOrEqual(DAYS * TIMES)
})

test('the dates of a tour take one query, by an index', async () => {
  const season = { start: '01-01', end: '12-31' }
  const dates = await listDeparturesOnSale(watched.db, {
    tour: { id: 1, season },
    from: '2026-12-01',
    now: NOON,
  })
  expect(dates).toHaveLength(DAYS / 2)
  expect(watched.countAsked()).toBe(1)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test('the dates of all tours between two days take one query, by an index', async () => {
  const season = { start: '01-01', end: '12-31' }
  const tours = [1, 8].map((id) => ({ id, season }))
  const wanted = { tours, from: '2026-12-12', to: '2026-12-20', now: NOON }
  const dates = await listToursDeparturesOnSale(watched.db, wanted)
  expect(dates.length).toBeGreaterThan(0)
  expect(watched.countAsked()).toBe(1)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test('holding seats uses only indexes', async () => {
  const input = aBookingInput({ departureId: free, idempotencyKey: 'a-key' })
  const held = await watched.db.$transaction((db) =>
    holdSeats(db, input, { method: 'card', now: NOON, admission }),
  )
  expect(held.kind).toBe('held')
  expect(watched.countAsked()).toBeGreaterThan(4)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test('holding seats for cryptocurrency uses only indexes', async () => {
  const input = aBookingInput({ departureId: free, customerEmail: 'eve@example.com', cryptoType: 'bitcoin' })
  const held = await watched.db.$transaction((db) =>
    holdSeats(db, input, { method: 'crypto', now: NOON, admission }),
  )
  expect(held.kind).toBe('held')
  expect(watched.countAsked()).toBeGreaterThan(5)
  expect(await watched.tablesReadWhole()).toEqual([])
})

test.each([
  ['a booking', () => listBookingsWithMoney(watched.db, { reference: '7' }, NOON)],
  ['the bookings that wait', () => listBookingsWithMoney(watched.db, { state: 'awaiting_payment' }, NOON)],
  ['who comes on a day', () => listBookingsWithMoney(watched.db, { days: A_DAY }, NOON)],
  ['a part of an e-mail address', () => listBookingsWithMoney(watched.db, { words: ['177aino@exa'] }, NOON)],
  ['a telephone number', () => listBookingsWithMoney(watched.db, { words: ['040 1000 177'] }, NOON)],
  ['what has run out', () => listOverdueDepartureIds(watched.db, NOON)],
])('%s: uses an index', async (_what, list) => {
  expect(await list()).not.toEqual([])
  expect(await watched.tablesReadWhole()).toEqual([])
})

const LIMIT = 50
const A_YEAR = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z') }
type Pages = (request: PageRequest) => Promise<ListPage<object>>
const bookings =
  (filter: BookingFilter): Pages =>
  (request) =>
    listBookingsPage(watched.db, filter, request, NOON)

test.each<[string, Pages]>([
  ['bookings', bookings({})],
  ['bookings in a state', bookings({ state: 'confirmed' })],
  ['bookings that wait for a choice', bookings({ state: 'choice_open' })],
  ['bookings of a tour', bookings({ tourId: 8 })],
  ['bookings made since a day', bookings({ since: A_YEAR.from })],
  ['bookings with part of a rare address', bookings({ words: ['177aino@exa'] })],
  ['bookings with part of every address', bookings({ words: ['@example.com'] })],
  ['enquiries', (request) => listEnquiriesPage(watched.db, {}, request)],
  ['enquiries that are open', (request) => listEnquiriesPage(watched.db, { isOpen: true }, request)],
  ['e-mails', (request) => listEmailsPage(watched.db, {}, request)],
  ['e-mails not delivered', (request) => listEmailsPage(watched.db, { undeliveredSince: NOON }, request)],
  ['the ledger of a year', (request) => listMovementsPage(watched.db, A_YEAR, request)],
])('a first and a later page of %s read no whole table', async (_what, page) => {
  const { rows, next } = await page({ limit: LIMIT })
  expect(rows).not.toEqual([])
  const later = await page({ limit: LIMIT, after: next ?? LATER })
  expect(later.rows).not.toEqual(rows)
  expect((await watched.tablesReadWhole()).filter((table) => table !== 'receipts')).toEqual([])
})

/** Before all rows, as at the end of the list. */
const LATER = `${Date.parse('1000-01-01T00:00:00Z')}_00000000-0000-4000-8000-000000000000`

test('the list of open items for today uses indexes, however many e-mails were sent', async () => {
  const { db } = watched
  await listPaymentProblems(db)
  await listPendingCryptoPayments(db, NOON)
  await listGuestsNotReached(db, NOON)
  await listRefundsUnderWay(db)
  await findLastBookCheck(db)
  await listUndeliveredEmails(db, NOON)
  await listOtherToursWithGuests(db, { known: [1, 8], now: NOON })
  expect(await listSeasonDepartures(db, A_DAY, NOON)).toHaveLength(1)
  const none = ['disputes', 'payment_details', 'book_checks']
  expect((await watched.tablesReadWhole()).filter((table) => !none.includes(table))).toEqual([])
})
