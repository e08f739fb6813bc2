import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { recordCryptoPayment } from '@/lib/use-cases/payments/record-crypto-payment'
import { remindOfPaymentDetails } from '@/lib/use-cases/scheduled/remind-of-payment-details'
import { type CryptoDetails, sendCryptoDetails } from '@/lib/use-cases/payments/send-crypto-details'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import { renderEmail } from '@/lib/emails/render-email'
import { sampleSender } from '@/tools/emails/booking-samples'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { lapseOverdue } from '@/tests/support/run-jobs'

const backend = aBackend()
const { dueOf } = changedBookings(backend)
/** The rest of the season's seats, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 800 }))

const TWO_DAYS_LATER = addMinutes(NOON, 48 * 60)
const RECEIVED = ['crypto-received-guest', 'crypto-received-operator']
const CONFIRMED = ['booking-confirmed-guest', 'booking-confirmed-operator']

/** 179 € at 89,500 € per coin. */
const DETAILS: CryptoDetails = {
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  network: 'bitcoin',
  coins: '0.002',
  rate: '89500',
  rateSource: 'Kraken',
}

test('after 48 hours the seats are freed, and the guest is notified once, whoever notices first', async () => {
  const { departureId } = await aCryptoBooking()
  await lapseOverdue(new Date(TWO_DAYS_LATER.getTime() - 1))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  const buyer = aBookingInput({ departureId, customerEmail: 'next@example.com' })
  const [next] = await Promise.all([startCheckout(buyer, TWO_DAYS_LATER), lapseOverdue(TWO_DAYS_LATER)])
  expect(next.kind).toBe('started')
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.emails(departureId)).toEqual(['crypto-lapsed-guest', ...RECEIVED])
})

test('a crypto payment confirms its booking at the rate that was sent, with a receipt', async () => {
  const { departureId, reference } = await aCryptoBooking()
  expect(await sendCryptoDetails.run(reference, DETAILS, NOON)).toMatchObject({
    kind: 'sent',
    restCents: 179_00,
    isChecked: true,
  })
  expect(await arrive(reference, '0.002')).toMatchObject({ cents: 179_00, decision: { kind: 'paid' } })
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed', expires_at: null }])
  expect(await backend.emails(departureId)).toEqual([...CONFIRMED, 'crypto-details-guest', ...RECEIVED])
  expect(await dueOf(reference)).toBe(0)
  expect(await receiptsOf(reference)).toEqual([179_00])
})

test('a shortfall of up to one per cent is waived, and a surplus of up to one per cent is kept', async () => {
  const short = await aCryptoBooking()
  await payInCrypto(short.reference, NOON, { cents: 177_21 })
  expect(await stateOf(short.reference)).toBe('confirmed')
  expect(await dueOf(short.reference)).toBe(0)
  const over = await aCryptoBooking()
  await payInCrypto(over.reference, NOON, { cents: 180_79 })
  expect(await stateOf(over.reference)).toBe('confirmed')
  expect(await dueOf(over.reference)).toBe(0)
  expect(await askedOf(over.reference)).toEqual([])
})

test('of a larger surplus one per cent is kept, and the rest is left to staff to return', async () => {
  const { reference } = await aCryptoBooking()
  await payInCrypto(reference, NOON, { cents: 200_00 })
  expect(await askedOf(reference)).toEqual([{ cents: 19_21, reason: 'overpaid', state: 'by_hand' }])
  expect(await dueOf(reference)).toBe(0)
  expect(await recordManualRefund.run({ reference, cents: 20_00, method: 'crypto' }, NOON)).toMatchObject({
    reason: 'more_than_asked',
    askedCents: 19_21,
  })
  expect(await recordManualRefund.run({ reference, cents: 9_21, method: 'crypto' }, NOON)).toMatchObject({
    leftCents: 10_00,
  })
  expect(await dueOf(reference)).toBe(0)
  await recordManualRefund.run({ reference, cents: 10_00, method: 'bank_transfer' }, NOON)
  expect(await dueOf(reference)).toBe(0)
  expect(await receiptsOf(reference)).toEqual([200_00, 9_21, 10_00])
  expect(await askedOf(reference)).toEqual([])
})

test('coins beyond the price: the confirmation states the amounts received and refunded, the receipt what it is for', async () => {
  const { reference } = await aCryptoBooking()
  await payInCrypto(reference, NOON, { cents: 358_00 })
  const [email] = await backend.query<{ facts: BookingFacts; lines: unknown }>(
    `SELECT facts, document->'lines' AS lines FROM emails e JOIN bookings b ON b.id = e.booking_id
     JOIN receipts r ON r.booking_id = b.id
     WHERE reference = '${reference}' AND kind = 'booking-confirmed-guest'`,
  )
  if (!email) throw new Error('no e-mail')
  const facts = bookingFactsSchema.parse(email.facts)
  const { text } = await renderEmail({ kind: 'booking-confirmed-guest', facts }, sampleSender)
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('Your payment of 358 € in Bitcoin has arrived')
  expect(words).toContain('more than the price of your booking. We return 177.21 € to you')
  expect(words).not.toMatch(/Paid 179 €/)
  expect(email.lines).toEqual([
    { what: 'adults', count: 1, eachCents: 179_00 },
    { what: 'difference', count: 1, eachCents: 179_00 },
  ])
})

test('parts add up; the guest is asked for the rest immediately, and keeps the seats', async () => {
  const { departureId, reference } = await aCryptoBooking()
  const late = addMinutes(TWO_DAYS_LATER, -60)
  expect(await payInCrypto(reference, late, { cents: 100_00 })).toMatchObject({
    decision: { kind: 'short', restCents: 79_00, until: addMinutes(late, 24 * 60) },
  })
  expect(await backend.emails(departureId)).toContain('payment-short-guest')
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await stateOf(reference)).toBe('awaiting_payment')
  expect(await payInCrypto(reference, addMinutes(late, 60), { cents: 79_00 })).toMatchObject({
    decision: { kind: 'paid' },
  })
  expect(await stateOf(reference)).toBe('confirmed')
  expect(await dueOf(reference)).toBe(0)
  expect(await receiptsOf(reference)).toEqual([100_00, 79_00])
})

test('without the rest the seats are freed a day later, and the part is left to staff to return', async () => {
  const { departureId, reference } = await aCryptoBooking()
  await payInCrypto(reference, addMinutes(TWO_DAYS_LATER, -60), { cents: 100_00 })
  await lapseOverdue(addMinutes(TWO_DAYS_LATER, 23 * 60))
  expect(await stateOf(reference)).toBe('lapsed')
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await askedOf(reference)).toEqual([{ cents: 100_00, reason: 'not_in_full', state: 'by_hand' }])
  const [facts] = await backend.query<{ arrived: string }>(
    `SELECT facts->>'arrivedCents' AS arrived FROM emails JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND kind = 'crypto-lapsed-guest'`,
  )
  expect(facts).toEqual({ arrived: '10000' })
})

test('a guest who cancels before paying in full gets the part back, and reads so', async () => {
  const { reference } = await aCryptoBooking()
  await payInCrypto(reference, NOON, { cents: 100_00 })
  expect((await cancelBooking.run(reference, NOON, NOON)).kind).toBe('cancelled')
  expect(await askedOf(reference)).toEqual([{ cents: 100_00, reason: 'cancelled', state: 'by_hand' }])
  const [facts] = await backend.query<{ cents: string }>(
    `SELECT facts->>'refundCents' AS cents FROM emails JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND kind = 'booking-cancelled-guest'`,
  )
  expect(facts).toEqual({ cents: '10000' })
  expect(await dueOf(reference)).toBe(0)
})

test('when a change is replaced, its coins are left to be returned', async () => {
  const { reference } = await aCryptoBooking({ seats: 4 })
  await payInCrypto(reference, NOON)
  const wanted = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const
  await requestChange.run({ reference, wanted: wanted(2), asking: GUEST }, NOON)
  await payInCrypto(reference, NOON, { cents: 10_00 })
  await requestChange.run({ reference, wanted: wanted(3), asking: GUEST }, NOON)
  expect(await askedOf(reference)).toEqual([{ cents: 10_00, reason: 'change_dropped', state: 'by_hand' }])
  expect(await dueOf(reference)).toBe(0)
})

test('a late payment gets seats again if there are any, and otherwise is left to the operator to return', async () => {
  const early = await aCryptoBooking()
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await payInCrypto(early.reference, TWO_DAYS_LATER)).toMatchObject({ decision: { kind: 'paid' } })
  expect(await stateOf(early.reference)).toBe('confirmed')
  const late = await aCryptoBooking()
  await startCheckout(aBookingInput({ departureId: late.departureId }), TWO_DAYS_LATER)
  expect(await payInCrypto(late.reference, TWO_DAYS_LATER)).toMatchObject({
    decision: { kind: 'returned', reason: 'seat_gone', returnCents: 179_00 },
  })
  expect(await stateOf(late.reference)).toBe('lapsed')
  expect(await askedOf(late.reference)).toMatchObject([{ cents: 179_00 }])
})

test('a transaction counts once, across all bookings and however its id is typed', async () => {
  const first = await aCryptoBooking()
  const second = await aCryptoBooking()
  const [payment] = await Promise.all([
    payInCrypto(first.reference, NOON, { transactionId: '0xABCD12' }),
    payInCrypto(first.reference, NOON, { transactionId: '0xabcd12' }),
  ])
  expect(['recorded', 'refused']).toContain(payment.kind)
  expect(await receiptsOf(first.reference)).toEqual([179_00])
  expect(await payInCrypto(second.reference, NOON, { transactionId: ' 0xAbCd12 ' })).toEqual({
    kind: 'refused',
    reason: 'known_transaction',
    reference: first.reference,
  })
})

test('a transaction without a network matches any network, and a coin can only arrive on its own networks', async () => {
  const first = await aCryptoBooking({ cryptoType: 'usdt' })
  const second = await aCryptoBooking({ cryptoType: 'usdt' })
  const record = (reference: string, transactionId: string, network: string | null) =>
    recordCryptoPayment.run(reference, { amount: { cents: 50_00 }, transactionId, network }, NOON)
  const known = { kind: 'refused', reason: 'known_transaction', reference: first.reference }
  expect(await record(first.reference, 'e15bb', null)).toMatchObject({ kind: 'recorded' })
  expect(await record(first.reference, 'E15BB', 'ethereum')).toEqual(known)
  expect(await record(second.reference, '0xE15BB', 'tron')).toEqual(known)
  expect(await record(second.reference, 'e15b', 'tron')).toMatchObject({ kind: 'recorded' })
  expect(await record(second.reference, 'e15b', 'ethereum')).toMatchObject({ kind: 'recorded' })
  expect(await record(second.reference, 'E15B', null)).toMatchObject({ reason: 'known_transaction' })
  expect(await record(second.reference, 'e15c', 'bitcoin')).toMatchObject({ reason: 'wrong_network' })
})

test('a preview of a payment changes nothing', async () => {
  const { reference } = await aCryptoBooking()
  const transfer = { amount: { cents: 50_00 }, transactionId: 'looked-at', network: null }
  expect(await recordCryptoPayment.preview(reference, transfer, NOON)).toMatchObject({
    decision: { kind: 'short' },
  })
  expect(await receiptsOf(reference)).toEqual([])
})

test('coins are refused if no rate was sent, and details if no payment is due', async () => {
  const { reference } = await aCryptoBooking()
  expect(await arrive(reference, '0.002')).toEqual({ kind: 'refused', reason: 'no_rate' })
  await payInCrypto(reference, NOON)
  expect(await sendCryptoDetails.run(reference, DETAILS, NOON)).toMatchObject({ reason: 'not_waiting' })
})

test('details with a typing error in address, network or amount are not sent', async () => {
  const { departureId, reference } = await aCryptoBooking()
  const send = (change: Partial<CryptoDetails>) =>
    sendCryptoDetails.run(reference, { ...DETAILS, ...change }, NOON)
  expect(await send({ address: `${DETAILS.address.slice(0, -1)}5` })).toMatchObject({
    reason: 'wrong_address',
  })
  expect(await send({ network: 'tron' })).toMatchObject({ reason: 'wrong_network', networks: ['bitcoin'] })
  expect(await send({ coins: '0.02' })).toMatchObject({ reason: 'wrong_amount', worthCents: 1790_00 })
  expect(await backend.emails(departureId)).toEqual(RECEIVED)
})

test('changing an unpaid booking voids the payment details sent for it', async () => {
  const { reference, departureId } = await aCryptoBooking({ seats: 4 })
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await requestChange.run({ reference, wanted, asking: GUEST }, NOON)
  const [details] = await backend.query<{ is_void: boolean }>(
    `SELECT voided_at IS NOT NULL AS is_void FROM payment_details p JOIN bookings b ON b.id = p.booking_id
     WHERE reference = '${reference}'`,
  )
  expect(details).toEqual({ is_void: true })
  await remindOfPaymentDetails(addMinutes(NOON, 12 * 60))
  expect(await backend.emails(departureId)).toContain('crypto-details-missing-operator')
})

test('a change to a booking paid in coins is applied when its own coins have arrived', async () => {
  const { reference, departureId } = await aCryptoBooking({ seats: 4 })
  await payInCrypto(reference, NOON)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  expect((await requestChange.run({ reference, wanted, asking: GUEST }, NOON)).kind).toBe('held')
  await sendCryptoDetails.run(reference, DETAILS, NOON)
  expect(await arrive(reference, '0.001')).toMatchObject({ decision: { kind: 'short', restCents: 89_50 } })
  expect(await arrive(reference, '0.001')).toMatchObject({ decision: { kind: 'paid' } })
  expect(await backend.bookings(departureId)).toMatchObject([{ seats: 2, total_cents: 358_00 }])
  expect(await dueOf(reference)).toBe(0)
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('a change not paid in full in time leaves the booking as it was, and its coins to be returned', async () => {
  const { reference, departureId } = await aCryptoBooking({ seats: 4 })
  await payInCrypto(reference, NOON)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await requestChange.run({ reference, wanted, asking: GUEST }, NOON)
  await payInCrypto(reference, NOON, { cents: 10_00 })
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ seats: 1, total_cents: 179_00 }])
  expect(await askedOf(reference)).toEqual([{ cents: 10_00, reason: 'not_in_full', state: 'by_hand' }])
  expect(await dueOf(reference)).toBe(0)
  const told = await backend.query(
    `SELECT facts->>'arrivedCents' AS cents FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE reference = '${reference}' AND kind = 'change-lapsed-guest'`,
  )
  expect(told).toEqual([{ cents: '1000' }])
})

test('an office that sends no details is reminded after 12 hours, and 12 hours before the booking lapses, once each', async () => {
  const { departureId, reference } = await aCryptoBooking()
  const reminders = async (hours: number) => {
    await remindOfPaymentDetails(addMinutes(NOON, hours * 60))
    await remindOfPaymentDetails(addMinutes(NOON, hours * 60))
    const kinds = await backend.emails(departureId)
    return kinds.filter((kind) => kind === 'crypto-details-missing-operator').length
  }
  expect(await reminders(12 - 1 / 60)).toBe(0)
  expect(await reminders(12)).toBe(1)
  expect(await reminders(36 - 1 / 60)).toBe(1)
  expect(await reminders(36)).toBe(2)
  await sendCryptoDetails.run(reference, DETAILS, addMinutes(NOON, 36 * 60))
  expect(await reminders(40)).toBe(2)
})

test('a payment that arrived in time is confirmed even if the operator records it after the start', async () => {
  const withDeadline = await aCryptoBooking()
  const lapsed = await aCryptoBooking()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE reference = '${lapsed.reference}'`)
  await backend.query(
    `UPDATE departures SET starts_at = '2026-12-01T10:00:00Z', closes_at = '2026-12-01T08:00:00Z'
     WHERE id IN (${withDeadline.departureId}, ${lapsed.departureId})`,
  )
  const later = addMinutes(NOON, 1)
  expect(await payInCrypto(withDeadline.reference, later)).toMatchObject({ decision: { kind: 'paid' } })
  expect(await payInCrypto(lapsed.reference, later)).toMatchObject({ decision: { reason: 'seat_gone' } })
})

test('e-mails state the start that the guest booked, even if the tour now starts at another time', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(
    `UPDATE departures SET starts_at = starts_at - interval '90 minutes' WHERE id = ${departureId}`,
  )
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const facts = await backend.query(
    `SELECT DISTINCT facts->>'timesText' AS times,
       ((facts->>'endsAt')::timestamptz - d.starts_at)::text AS lasts
     FROM emails JOIN bookings b ON b.id = booking_id JOIN departures d ON d.id = departure_id
     WHERE departure_id = ${departureId}`,
  )
  // As long as a tour from 20:00 until 05:00 at the latest.
  expect(facts).toEqual([{ times: 'Start 18:30', lasts: '09:00:00' }])
})

test('unknown references and card bookings are not confirmed by hand', async () => {
  expect(await payInCrypto('LL-000000', NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  const reference = start.kind === 'started' ? start.reference : ''
  expect(await payInCrypto(reference, NOON)).toEqual({ kind: 'refused', reason: 'not_crypto' })
})

let transactions = 0

function arrive(reference: string, coins: string) {
  const transactionId = `tx-${transactions++}`
  return recordCryptoPayment.run(reference, { amount: { coins }, transactionId, network: null }, NOON)
}

async function aCryptoBooking({ seats = 1, ...overrides }: Partial<BookingInput> & { seats?: number } = {}) {
  const departureId = await backend.aDeparture({ seats })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', ...overrides })
  const booking = await bookWithCrypto(input, NOON)
  if (booking.kind !== 'booked') throw new Error(`not booked: ${booking.reason}`)
  expect(booking.paymentDueAt).toEqual(TWO_DAYS_LATER)
  return { departureId, reference: booking.reference }
}

const stateOf = async (reference: string) =>
  (await backend.query<{ state: string }>(`SELECT state FROM bookings WHERE reference = '${reference}'`))[0]
    ?.state

/** Refunds requested from its payments but not yet made. */
const askedOf = (reference: string) =>
  backend.query(
    `SELECT cents, reason, r.state FROM refunds r JOIN bookings b ON b.id = r.booking_id
     WHERE reference = '${reference}' AND r.state NOT IN ('done', 'dropped') ORDER BY r.created_at`,
  )

/** The amounts of its receipts and credit notes, in order of issue. */
const receiptsOf = async (reference: string) =>
  (
    await backend.query<{ cents: number }>(
      `SELECT (document->>'grossCents')::int AS cents FROM receipts r JOIN bookings b ON b.id = r.booking_id
       WHERE reference = '${reference}' ORDER BY r.recorded_at, r.xmin::text::bigint`,
    )
  ).map(({ cents }) => cents)
