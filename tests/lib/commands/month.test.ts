import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { PaymentProviderError } from '@/lib/stripe/client'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { recordManualPayment } from '@/lib/use-cases/payments/record-manual-payment'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { at } from '@/tests/support/builders'
import { runOps } from '@/tests/support/run-ops'
import { temporaryFolders } from '@/tests/support/temporary-folders'
import { payRefunds } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const aFolder = temporaryFolders()
const folder = () => path.join(aFolder(), 'out')
const month = (name: string, out: string, now = NOON) => runOps(now, 'money', 'month', name, '--out', out)
const rowsOf = (out: string, file: string) =>
  readFileSync(path.join(out, file), 'utf8').trim().split('\r\n').slice(1)

async function aPage(now: Date) {
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await aHold({ departureId, now })
  return start
}

async function aPayment(now = NOON) {
  const { sessionId, reference } = await aPage(now)
  const { paymentIntentId } = backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, now)
  return { reference, paymentIntentId: paymentIntentId ?? '' }
}

test('a month adds up to the cent: payments, a courtesy, disputes lost and won, a payout and money received by hand', async () => {
  const back = await aPayment()
  await refundBooking.run({ reference: back.reference, cents: 50_00, reason: 'goodwill' }, NOON)
  await payRefunds(NOON)
  for (const outcome of ['won', 'lost'] as const) {
    const { paymentIntentId } = await aPayment()
    backend.stripe.dispute(paymentIntentId)
    backend.stripe.closeDispute(paymentIntentId, outcome)
    const [row] = await backend.query<{ id: string }>(
      `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
    )
    await syncPayment(row?.id ?? '', NOON)
  }
  backend.stripe.payOut()
  const byHand = await aPage(NOON)
  const cash = { reference: byHand.reference, cents: 179_00, method: 'cash' } as const
  expect((await recordManualPayment.run(cash, NOON)).kind).toBe('recorded')
  const out = folder()
  expect((await month('2026-12', out)).slice(-2)).toEqual([
    'Sales 716 €, refunds 229 €, VAT 98.95 €.',
    'It adds up to the cent.',
  ])
  expect(readdirSync(out).sort()).toEqual([
    'differences.csv',
    'payments.csv',
    'payouts.csv',
    'refunds.csv',
    'sales.csv',
    'vat.csv',
  ])
  for (const file of readdirSync(out))
    expect(readFileSync(path.join(out, file)).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(rowsOf(out, 'sales.csv')).toHaveLength(4)
  expect(rowsOf(out, 'sales.csv')[0]).toMatch(
    new RegExp(`^R-2026-000001,2026-12-01,${back.reference},Guaranteed .+,2026-12-12,179,25.5,36.37,142.63$`),
  )
  expect(rowsOf(out, 'refunds.csv')).toHaveLength(2)
  expect(rowsOf(out, 'vat.csv')).toEqual(['25.5,487,98.95,388.05'])
  expect(rowsOf(out, 'payments.csv').map((row) => row.split(',').slice(2, 5).join())).toEqual([
    'payment,card,179',
    'refund,card,-50',
    'payment,card,179',
    'dispute,card,-179',
    'dispute_won,card,179',
    'payment,card,179',
    'dispute,card,-179',
    'payment,cash,179',
  ])
  const payouts = rowsOf(out, 'payouts.csv').map((row) => row.split(','))
  expect(payouts.map(([, , type]) => type)).toEqual([
    ...['charge', 'refund', 'charge', 'dispute', 'dispute_won', 'charge', 'dispute', 'payout'],
  ])
  expect(new Set(payouts.map((row) => row.at(-1))).size).toBe(1)
  expect(payouts[0]?.[3]).toBe(back.reference)
  expect(rowsOf(out, 'differences.csv').every((row) => row.endsWith(',0'))).toBe(true)
})

/* Rule: bounced-credit-note (docs/rules.md) */
test('a bounced refund sent by hand in two parts has one credit note, and its tax counts once', async () => {
  const now = at('12:00', '2026-09-05')
  const { reference, paymentIntentId } = await aPayment(now)
  await refundBooking.run({ reference, cents: 50_00, reason: 'goodwill' }, now)
  await payRefunds(now)
  backend.stripe.bounce(paymentIntentId)
  const [row] = await backend.query<{ id: string }>(
    `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
  )
  await syncPayment(row?.id ?? '', now)
  const sums = async () => (await month('2026-09', folder(), now)).slice(-2)
  const once = ['Sales 179 €, refunds 50 €, VAT 26.21 €.', 'It adds up to the cent.']
  expect(await sums()).toEqual(once)
  for (const part of [20, 30])
    await runOps(now, 'money', 'record', reference, part, '--method', 'bank_transfer', '--returned', '--yes')
  expect(await sums()).toEqual(once)
  expect(
    await backend.query(
      `SELECT series FROM receipts r JOIN bookings b ON b.id = booking_id
       WHERE reference = '${reference}' ORDER BY series`,
    ),
  ).toEqual([{ series: 'C' }, { series: 'R' }])
  expect(await runOps(now, 'check')).not.toContainEqual(expect.stringContaining(reference))
})

test('a payment that Stripe has and we do not is named, and the command exits with 1', async () => {
  const lost = await aPage(at('12:00', '2026-10-05'))
  backend.stripe.pay(lost.sessionId)
  const out = folder()
  const later = at('12:00', '2026-10-06')
  await expect(month('2026-10', out, later)).rejects.toThrow(
    /^payments by card: 0 € here, 179 € there, a difference of -179 €; charge txn_3\w+ at Stripe: 0 € here/,
  )
  expect(rowsOf(out, 'differences.csv').some((row) => row.endsWith(',-179'))).toBe(true)
  await refreshCheckoutStatus(lost.sessionId, later)
  expect((await month('2026-10', folder(), later)).at(-1)).toBe('It adds up to the cent.')
})

test('a payment around midnight belongs to Stripe’s month, however late we hear of it', async () => {
  const eve = at('23:59', '2026-11-30')
  const { sessionId } = await aPage(eve)
  backend.stripe.setClock(eve)
  backend.stripe.pay(sessionId)
  await refreshCheckoutStatus(sessionId, addMinutes(eve, 5))
  const now = at('12:00', '2026-12-02')
  expect((await month('2026-11', folder(), now)).at(-2)).toContain('Sales 179 €')
})

test('a month opens with the previous closing balance, and a failed payout counts in the next', async () => {
  const [may, june] = [at('12:00', '2026-05-20'), at('12:00', '2026-06-10')]
  backend.stripe.setClock(may)
  const { paymentIntentId } = await aPayment(may)
  backend.stripe.setClock(may)
  backend.stripe.payOut()
  expect((await month('2026-05', folder(), june)).at(-1)).toBe('It adds up to the cent.')
  await aPayment(june)
  backend.stripe.setClock(june)
  backend.stripe.failPayout()
  const inJuly = at('12:00', '2026-07-01')
  const out = folder()
  expect((await month('2026-06', out, inJuly)).at(-1)).toBe('It adds up to the cent.')
  expect(rowsOf(out, 'differences.csv').map((row) => row.split(',')[0])).toEqual(
    expect.arrayContaining(['closing balance of the month before and opening balance']),
  )
  // Money of May that nobody knew of when the month was closed.
  backend.stripe.setClock(may)
  backend.stripe.refundByHand(paymentIntentId, 10_00)
  await expect(month('2026-06', folder(), inJuly)).rejects.toThrow(
    'closing balance of the month before and opening balance: ',
  )
  await expect(month('2026-05', folder(), inJuly)).rejects.toThrow('closing balance as it was closed before')
})

test('an inquiry of one month that takes its money in the next belongs to the next', async () => {
  const february = at('12:00', '2026-02-10')
  const { paymentIntentId } = await aPayment(february)
  backend.stripe.setClock(february)
  backend.stripe.inquire(paymentIntentId)
  const march = at('12:00', '2026-03-10')
  backend.stripe.setClock(march)
  backend.stripe.moveDispute(paymentIntentId, 'escalated')
  const [row] = await backend.query<{ id: string }>(
    `SELECT id FROM money_movements WHERE provider_id = '${paymentIntentId}'`,
  )
  await syncPayment(row?.id ?? '', march)
  for (const name of ['2026-02', '2026-03'])
    expect((await month(name, folder(), at('12:00', '2026-04-01'))).at(-1)).toBe('It adds up to the cent.')
})

test('a payment missing from our ledger also shows in the balance of its month', async () => {
  const april = at('12:00', '2026-04-14')
  const { paymentIntentId } = await aPayment(april)
  backend.stripe.setClock(april)
  backend.stripe.refundByHand(paymentIntentId, 9_00)
  await expect(month('2026-04', folder(), at('12:00', '2026-05-01'))).rejects.toThrow(
    'opening balance with ledger and fees and payouts against closing balance: ',
  )
})

test('while Stripe is unavailable no files are written', async () => {
  backend.stripe.server.use(http.get('https://api.stripe.com/v1/balance', () => Response.error()))
  const out = folder()
  await expect(month('2026-12', out)).rejects.toThrow(PaymentProviderError)
  expect(() => readdirSync(out)).toThrow()
})

test('a month is typed as 2026-12, and must have begun', async () => {
  await expect(month('December', folder())).rejects.toThrow('as 2026-12')
  await expect(month('2027-01', folder())).rejects.toThrow('has not started yet')
})
