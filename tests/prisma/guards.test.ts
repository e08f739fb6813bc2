import pg from 'pg'
import { databaseUser } from '@/lib/env'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { grantSiteRole } from '@/prisma/grant-site-role'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'

/* What the database itself refuses, no matter which program asks. */

const backend = aBackend()
const { aHold } = heldBookings(backend)

async function aFullDeparture(): Promise<number> {
  const departureId = await backend.aDeparture({ seats: 2 })
  await startCheckout(aBookingInput({ departureId, adults: 2, offeredCents: 358_00 }), NOON)
  return departureId
}

function copyOfBooking(departureId: number, set: string): Promise<unknown> {
  return backend.query(`
    CREATE TEMP TABLE copy AS SELECT * FROM bookings WHERE departure_id = ${departureId} LIMIT 1;
    UPDATE copy SET id = gen_random_uuid(), reference = gen_random_uuid()::text, idempotency_key = NULL, ${set};
    INSERT INTO bookings SELECT * FROM copy;
    DROP TABLE copy`)
}

afterEach(() => backend.query('DROP TABLE IF EXISTS copy'))

test('the database refuses a booking beyond the seats, no matter which program writes it', async () => {
  const departureId = await aFullDeparture()
  await expect(copyOfBooking(departureId, "state = 'confirmed'")).rejects.toThrow('departures_seats_suffice')
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('the database refuses to restore a lapsed booking if no seat is left', async () => {
  const departureId = await aFullDeparture()
  await copyOfBooking(departureId, "state = 'lapsed'")
  const seat = backend.query(`UPDATE bookings SET state = 'confirmed' WHERE departure_id = ${departureId}`)
  await expect(seat).rejects.toThrow('departures_seats_suffice')
})

test('seats taken follow every change of a booking: state, size, departure, deletion', async () => {
  const from = await aFullDeparture()
  const to = await backend.aDeparture({ seats: 4 })
  const [{ id } = { id: '' }] = await backend.bookings(from)
  await backend.query(`UPDATE bookings SET adults = 1, seats = 1, total_cents = 17900,
    places = jsonb_set(places, '{0,count}', '1') WHERE id = '${id}'`)
  expect(await backend.seatsTaken(from)).toBe(1)
  await backend.query(`UPDATE bookings SET departure_id = ${to} WHERE id = '${id}'`)
  expect([await backend.seatsTaken(from), await backend.seatsTaken(to)]).toEqual([0, 1])
  await backend.query(`UPDATE bookings SET state = 'cancelled' WHERE id = '${id}'`)
  expect(await backend.seatsTaken(to)).toBe(0)
  await backend.query(`UPDATE bookings SET state = 'confirmed' WHERE id = '${id}'`)
  await backend.query(`DELETE FROM checkouts; DELETE FROM bookings WHERE id = '${id}'`)
  expect(await backend.seatsTaken(to)).toBe(0)
})

test.each([
  ['a total that is not the price of its places', 'total_cents = total_cents + 1'],
  ['a price that is not in the total', "places = jsonb_set(places, '{0,eachCents}', '1')"],
  ['a party that is not that of its places', 'adults = 1, children = 1'],
  ['places of guests who do not come', `places = places || '[{"band":"children","count":1,"eachCents":0}]'`],
  ['a total below nothing', "state = 'cancelled', total_cents = -1"],
  ['seats that are not the party', 'seats = seats + 1'],
  ['a party without an adult', 'adults = 0, children = 2'],
  ['an unpaid booking without an end', "state = 'hold', expires_at = NULL"],
])('the database refuses %s', async (_what, set) => {
  const departureId = await aFullDeparture()
  await expect(
    backend.query(`UPDATE bookings SET ${set} WHERE departure_id = ${departureId}`),
  ).rejects.toThrow('bookings_')
})

test('an ended booking may keep less than its places cost', async () => {
  const departureId = await aFullDeparture()
  await backend.query(
    `UPDATE bookings SET state = 'cancelled', total_cents = 0 WHERE departure_id = ${departureId}`,
  )
  expect(await backend.bookings(departureId)).toMatchObject([{ total_cents: 0 }])
})

/* The ledger. */

/** A booking paid with 179 €. Returns the ledger's payment id. */
async function aPayment(): Promise<{ readonly payment: string; readonly booking: string }> {
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await aHold({ departureId })
  backend.stripe.pay(start.sessionId)
  await refreshCheckoutStatus(start.sessionId, NOON)
  const [row] = await backend.query<{ id: string; booking_id: string }>(
    `SELECT m.id, m.booking_id FROM money_movements m JOIN bookings b ON b.id = m.booking_id
     WHERE b.departure_id = ${departureId}`,
  )
  return { payment: row?.id ?? '', booking: row?.booking_id ?? '' }
}

type Columns = Readonly<Record<string, string | number | null>>

function add(columns: Columns): Promise<readonly unknown[]> {
  const all: Columns = { id: crypto.randomUUID(), at: '2026-12-01T10:00:00Z', ...columns }
  const values = Object.values(all).map((value) => (value === null ? 'NULL' : `'${value}'`))
  return backend.query(
    `INSERT INTO money_movements (${Object.keys(all).join(', ')}) VALUES (${values.join(', ')})`,
  )
}

test.each([
  ['change', (id: string) => `UPDATE money_movements SET cents = 1 WHERE id = '${id}'`],
  ['change of nothing', (id: string) => `UPDATE money_movements SET cents = cents WHERE id = '${id}'`],
  ['deletion', (id: string) => `DELETE FROM money_movements WHERE id = '${id}'`],
  ['emptying', () => 'TRUNCATE money_movements CASCADE'],
])('the database refuses the %s of a row', async (_what, sql) => {
  const { payment } = await aPayment()
  await expect(backend.query(sql(payment))).rejects.toThrow('append-only')
  expect(await backend.query(`SELECT cents FROM money_movements WHERE id = '${payment}'`)).toEqual([
    { cents: 179_00 },
  ])
})

test('a row can be deleted once no account can need it, and not a day earlier', async () => {
  const { booking } = await aPayment()
  const row = { booking_id: booking, kind: 'correction', reason: 'goodwill', cents: -1 }
  await add({ ...row, recorded_at: '2019-01-01' })
  const old = `DELETE FROM money_movements WHERE booking_id = '${booking}' AND reason = 'goodwill'`
  await backend.query(old)
  await backend.query(`INSERT INTO money_movements (id, booking_id, kind, reason, cents, at, recorded_at)
    VALUES (gen_random_uuid(), '${booking}', 'correction', 'goodwill', -1, now(), now() - interval '6 years' + interval '1 day')`)
  await expect(backend.query(old)).rejects.toThrow('append-only')
})

test('no payment is refunded beyond its amount, in any number of refunds', async () => {
  const { payment, booking } = await aPayment()
  const refund = { booking_id: booking, payment_id: payment, kind: 'refund' }
  await add({ ...refund, cents: 100_00 })
  await expect(add({ ...refund, cents: 79_01 })).rejects.toThrow('returned of a payment')
  await add({ ...refund, cents: 79_00 })
  await expect(add({ ...refund, cents: 1 })).rejects.toThrow('returned of a payment')
})

test('a refund that bounced can be made again, and bounces once', async () => {
  const { payment, booking } = await aPayment()
  const id = crypto.randomUUID()
  const ofPayment = { booking_id: booking, payment_id: payment }
  await add({ ...ofPayment, id, kind: 'refund', cents: 179_00 })
  const bounce = { ...ofPayment, kind: 'correction', reason: 'refund_bounced', refund_id: id, cents: -179_00 }
  await add(bounce)
  await expect(add(bounce)).rejects.toThrow('money_movements_refund_id_key')
  await add({ ...ofPayment, kind: 'refund', cents: 179_00 })
})

test('a refund or dispute at Stripe is one row', async () => {
  const { payment, booking } = await aPayment()
  const refund = { booking_id: booking, payment_id: payment, kind: 'refund', cents: 1, provider_id: 're_one' }
  await add(refund)
  await expect(add(refund)).rejects.toThrow('money_movements_kind_provider_id_key')
})

test('a refund belongs to a payment of the same booking', async () => {
  const [one, other] = [await aPayment(), await aPayment()]
  const refund = { kind: 'refund', cents: 1, booking_id: one.booking }
  await expect(add({ ...refund, payment_id: other.payment })).rejects.toThrow('payment_id_booking_id_fkey')
  await add({ ...refund, id: one.booking, payment_id: one.payment })
  await expect(add({ ...refund, payment_id: one.booking })).rejects.toThrow('is no payment')
})

test.each([
  ['a payment of nothing', { kind: 'payment', method: 'card', cents: 0 }],
  ['a correction of nothing', { kind: 'correction', reason: 'goodwill', cents: 0 }],
  ['a correction without a reason', { kind: 'correction', cents: 1 }],
  ['a reason that is no word of the list', { kind: 'correction', reason: 'Aino asked for it', cents: 1 }],
  ['a bounced refund that names none', { kind: 'correction', reason: 'refund_bounced', cents: -1 }],
  ['a refund of no payment', { kind: 'refund', cents: 1 }],
  ['a correction with a method', { kind: 'correction', reason: 'goodwill', cents: 1, method: 'cash' }],
])('the database refuses %s', async (_what, columns) => {
  const { booking } = await aPayment()
  await expect(add({ ...columns, booking_id: booking })).rejects.toThrow('violates check constraint')
})

test('two refunds at the same moment do not exceed the payment', async () => {
  const { payment, booking } = await aPayment()
  const sql = `INSERT INTO money_movements (id, booking_id, payment_id, kind, cents, at)
    VALUES (gen_random_uuid(), '${booking}', '${payment}', 'refund', 10000, now())`
  const clients = await Promise.all([backend.client(), backend.client()])
  const [one, other] = clients
  await one?.query(`BEGIN; ${sql}`)
  const second = other?.query(sql).catch((error: Error) => error.message)
  await one?.query('COMMIT')
  expect(await second).toMatch('returned of a payment')
  await Promise.all(clients.map((client) => client.end()))
})

/* The history. */

async function aRow(): Promise<string> {
  await backend.aDeparture({ seats: 400 })
  const departureId = await backend.aDeparture({ seats: 4 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const [row] = await backend.query<{ id: string }>(
    `INSERT INTO history (at, booking_id, actor, what, words)
     SELECT now(), id, 'command', 'note', 'calls from the airport' FROM bookings
     WHERE departure_id = ${departureId} RETURNING id`,
  )
  return row?.id ?? ''
}

test.each([
  ['another what', (id: string) => `UPDATE history SET what = 'erased' WHERE id = ${id}`],
  ['other words', (id: string) => `UPDATE history SET words = 'never called' WHERE id = ${id}`],
  [
    'another figure with empty words',
    (id: string) => `UPDATE history SET words = NULL, after = '{}' WHERE id = ${id}`,
  ],
  ['deletion', (id: string) => `DELETE FROM history WHERE id = ${id}`],
  ['emptying', () => 'TRUNCATE history'],
])('the database refuses %s', async (_what, sql) => {
  const id = await aRow()
  await expect(backend.query(sql(id))).rejects.toThrow('append-only')
})

test('free text can be cleared, and nothing else of the row changed', async () => {
  const id = await aRow()
  await backend.query(`UPDATE history SET words = NULL WHERE id = ${id}`)
  expect(await backend.query(`SELECT what, words FROM history WHERE id = ${id}`)).toEqual([
    { what: 'note', words: null },
  ])
})

test('a row is about one booking or one departure', async () => {
  await expect(
    backend.query(`INSERT INTO history (at, actor, what) VALUES (now(), 'worker', 'lapsed')`),
  ).rejects.toThrow('history_about_one')
})

/* The site's role, which owns nothing: it cannot disable the guards above. Every other test runs with it. */

async function asSite(sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

test.each([
  'ALTER TABLE money_movements DISABLE TRIGGER money_movements_append_only',
  'ALTER TABLE history DISABLE TRIGGER ALL',
  'ALTER TABLE bookings DROP COLUMN came_at',
  'DROP TRIGGER receipts_append_only ON receipts',
  'CREATE TRIGGER mine BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()',
  'CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
  'SET session_replication_role = replica',
  'TRUNCATE bookings CASCADE',
  'TRUNCATE rate_limits',
  'DROP TABLE receipts',
  'CREATE TABLE public.mine (id int)',
  'CREATE SCHEMA mine',
  'UPDATE money_movements SET cents = cents',
  'DELETE FROM money_movements',
  'UPDATE receipts SET document = document',
  'DELETE FROM receipts',
  'UPDATE receipt_counters SET year = year + 1',
  'DELETE FROM receipt_counters',
  'UPDATE history SET what = what',
  'DELETE FROM history',
  'UPDATE commands SET user_name = user_name',
  'DELETE FROM commands',
  'DELETE FROM bookings',
  'DELETE FROM refunds',
  'DELETE FROM disputes',
  'UPDATE payment_events SET id = id',
  'UPDATE _prisma_migrations SET checksum = checksum',
  'DROP SCHEMA graphile_worker CASCADE',
])('the site’s role may not: %s', async (sql) => {
  await expect(asSite(sql)).rejects.toMatchObject({ code: '42501' })
})

test('in tables where triggers only let the owner add rows, the site’s role may neither delete nor change them', async () => {
  const rows = await backend.query<{ table: string; isOpen: boolean }>(
    `SELECT DISTINCT c.relname AS "table", has_table_privilege('${databaseUser()}', c.oid, 'DELETE')
       OR has_table_privilege('${databaseUser()}', c.oid, 'UPDATE') AS "isOpen"
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE t.tgfoid = 'refuse_rewriting'::regproc`,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ isOpen }) => isOpen)).toEqual([])
})

test('granting rights again is harmless, the owner needs nothing, and a missing role is named', async () => {
  const owner = new pg.Pool({ connectionString: backend.ownerUrl(), max: 1 })
  expect(await grantSiteRole(owner, databaseUser())).toBe(true)
  expect(await asSite('SELECT count(*) FROM graphile_worker.jobs')).toBeDefined()
  const { rows } = await owner.query<{ name: string }>('SELECT current_user AS name')
  expect(await grantSiteRole(owner, rows[0]?.name ?? '')).toBe(false)
  await expect(grantSiteRole(owner, 'nobody"; DROP')).rejects.toThrow('has no role "nobody""; DROP"')
  await owner.end()
})
