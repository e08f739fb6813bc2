import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'

/* What the database itself refuses of the ledger, whatever program asks. */

const backend = aBackend()
const { aHold } = heldBookings(backend)

/** A booking paid with 179 €; answers the payment's id, which is the ledger's. */
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

test('a row can be deleted once no account can need it, and not a day before', async () => {
  const { booking } = await aPayment()
  const row = { booking_id: booking, kind: 'correction', reason: 'goodwill', cents: -1 }
  await add({ ...row, recorded_at: '2019-01-01' })
  const old = `DELETE FROM money_movements WHERE booking_id = '${booking}' AND reason = 'goodwill'`
  await backend.query(old)
  await backend.query(`INSERT INTO money_movements (id, booking_id, kind, reason, cents, at, recorded_at)
    VALUES (gen_random_uuid(), '${booking}', 'correction', 'goodwill', -1, now(), now() - interval '6 years' + interval '1 day')`)
  await expect(backend.query(old)).rejects.toThrow('append-only')
})

test('no payment is returned beyond what it was, in any number of refunds', async () => {
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

test('a refund or dispute of Stripe’s is one row', async () => {
  const { payment, booking } = await aPayment()
  const refund = { booking_id: booking, payment_id: payment, kind: 'refund', cents: 1, provider_id: 're_one' }
  await add(refund)
  await expect(add(refund)).rejects.toThrow('money_movements_kind_provider_id_key')
})

test('a refund is of a payment of the same booking', async () => {
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

test('two refunds at the same moment do not return more than was paid', async () => {
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
