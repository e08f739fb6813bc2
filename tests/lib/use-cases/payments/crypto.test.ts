import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { confirmCryptoPayment } from '@/lib/use-cases/payments/confirm-crypto-payment'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { lapseOverdue } from '@/tests/support/work'

const backend = aBackend()
/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

const TWO_DAYS_LATER = minutesAfter(NOON, 48 * 60)
const RECEIVED = ['crypto-received-guest', 'crypto-received-operator']
const CONFIRMED = ['booking-confirmed-guest', 'booking-confirmed-operator']

test('after 48 hours the seats are free, and the guest is told once, whoever notices first', async () => {
  const { departureId } = await aCryptoBooking()
  await lapseOverdue(new Date(TWO_DAYS_LATER.getTime() - 1))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  const buyer = aBookingInput({ departureId, customerEmail: 'next@example.com' })
  const [next] = await Promise.all([startCheckout(buyer, TWO_DAYS_LATER), lapseOverdue(TWO_DAYS_LATER)])
  expect(next.kind).toBe('started')
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.emails(departureId)).toEqual(['crypto-lapsed-guest', ...RECEIVED])
})

test('the operator confirms a payment that arrived, once', async () => {
  const { departureId, reference } = await aCryptoBooking()
  expect(await confirmCryptoPayment(reference, NOON)).toMatchObject({
    kind: 'confirmed',
    booking: { reference },
  })
  expect(await confirmCryptoPayment(reference, NOON)).toEqual({ kind: 'refused', reason: 'not_waiting' })
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed', expires_at: null }])
  expect(await backend.emails(departureId)).toEqual([...CONFIRMED, ...RECEIVED])
})

test('a payment that came late is seated again if there is room, and otherwise is the operator’s to return', async () => {
  const early = await aCryptoBooking()
  await lapseOverdue(TWO_DAYS_LATER)
  expect(await confirmCryptoPayment(early.reference, TWO_DAYS_LATER)).toMatchObject({ kind: 'confirmed' })
  const late = await aCryptoBooking()
  await startCheckout(aBookingInput({ departureId: late.departureId }), TWO_DAYS_LATER)
  expect(await confirmCryptoPayment(late.reference, TWO_DAYS_LATER)).toEqual({
    kind: 'refused',
    reason: 'seat_gone',
  })
})

test('a payment that came in time is confirmed also when the operator says so after the start', async () => {
  const withDeadline = await aCryptoBooking()
  const lapsed = await aCryptoBooking()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE reference = '${lapsed.reference}'`)
  await backend.query(`UPDATE departures SET starts_at = '2026-12-01T10:00:00Z'`)
  const later = minutesAfter(NOON, 1)
  expect(await confirmCryptoPayment(withDeadline.reference, later)).toMatchObject({ kind: 'confirmed' })
  expect(await confirmCryptoPayment(lapsed.reference, later)).toMatchObject({ reason: 'seat_gone' })
})

test('e-mails name the start that the guest booked, also when the tour starts at another time by now', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(
    `UPDATE departures SET starts_at = starts_at - interval '90 minutes' WHERE id = ${departureId}`,
  )
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const facts = await backend.query(
    `SELECT DISTINCT facts->>'timesText' AS times, facts->>'endsAt' AS ends FROM emails JOIN bookings b ON b.id = booking_id
     WHERE departure_id = ${departureId}`,
  )
  expect(facts).toEqual([{ times: 'Start 18:30', ends: '2026-12-20T01:30:00.000Z' }])
})

test('unknown references and card bookings are not confirmed by hand', async () => {
  expect(await confirmCryptoPayment('LL-000000', NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
  const departureId = await backend.aDeparture({ seats: 1 })
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  const reference = start.kind === 'started' ? start.reference : ''
  expect(await confirmCryptoPayment(reference, NOON)).toEqual({ kind: 'refused', reason: 'not_crypto' })
})

async function aCryptoBooking() {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error(`not booked: ${booking.reason}`)
  expect(booking.paymentDueAt).toEqual(TWO_DAYS_LATER)
  return { departureId, reference: booking.reference }
}
