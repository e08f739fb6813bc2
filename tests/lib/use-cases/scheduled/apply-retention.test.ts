import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { accountingRetentionEndsAt, computeRetentionCutoffs } from '@/lib/use-cases/privacy/retention-cutoffs'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { lapseOverdue, payRefunds } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)

const NONE = { bookings: 0, enquiries: 0, emails: 0, tourDetails: 0, healthNotes: 0 }

const after = (text: string) => new Date(`${text}T12:00:00Z`)

beforeAll(async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerPhone: '+358 1' })
  const booking = await bookWithCrypto(input, NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  await payInCrypto(booking.reference, NOON)
  const message = { destination: null, additionalInfo: null, serviceType: null, idempotencyKey: null }
  await submitEnquiry(
    { kind: 'contact', name: 'Aino', email: 'aino@example.com', phone: null, message: 'Hi', ...message },
    NOON,
  )
})

test('nothing is erased early, and no e-mail that is still due', async () => {
  expect(await applyRetention.run(after('2027-01-11'))).toEqual(NONE)
})

test('e-mails lose their content after 90 days, enquiries are deleted after 2 years, bookings lose their guests after 7', async () => {
  await backend.query('UPDATE emails SET sent_at = now()')
  expect(await applyRetention.run(after('2027-03-02'))).toEqual({ ...NONE, emails: 9, tourDetails: 1 })
  expect(await applyRetention.run(after('2028-11-30'))).toMatchObject({ enquiries: 0 })
  expect(await applyRetention.run(after('2028-12-02'))).toMatchObject({ enquiries: 1 })
  // Counted from the tour, which may be in the year after its booking.
  expect(await applyRetention.run(after('2033-12-10'))).toMatchObject({ bookings: 0 })
  expect(await applyRetention.run(after('2033-12-14'))).toMatchObject({ bookings: 1 })
  expect(await applyRetention.run(after('2033-12-14'))).toEqual(NONE)

  expect(await backend.query("SELECT 1 FROM emails WHERE facts::text LIKE '%aino%'")).toEqual([])
  expect(
    await backend.query(
      'SELECT customer_name, customer_email, customer_phone, seats, total_cents FROM bookings',
    ),
  ).toEqual([{ customer_name: '', customer_email: '', customer_phone: null, seats: 1, total_cents: 179_00 }])
})

test('a booking never marked as lapsed is marked before its guest is erased, and no e-mail is due afterwards', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, customerEmail: 'late@example.com', cryptoType: 'bitcoin' })
  await bookWithCrypto(input, NOON)
  await applyRetention.run(after('2034-01-01'))
  await lapseOverdue(after('2034-01-01'))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed', customer_email: '' }])
  expect(await backend.query(`SELECT 1 FROM emails WHERE recipient = '' AND facts <> '{}'`)).toEqual([])
})

const KEPT = `SELECT customer_email, customer_phone, special_requests, url, last_error
  FROM bookings JOIN checkouts c ON booking_id = bookings.id WHERE departure_id = `
const NOTHING = {
  customer_email: '',
  customer_phone: null,
  special_requests: null,
  url: null,
  last_error: null,
}

async function anAttempt() {
  const guest = { customerEmail: 'card@example.com', customerPhone: '+358 2', specialRequests: 'No nuts' }
  const hold = await aHold(guest)
  await backend.query(`UPDATE checkouts SET last_error = 'No such guest'`)
  return hold
}

async function aPaidAttempt() {
  const attempt = await anAttempt()
  backend.stripe.pay(attempt.sessionId)
  await refreshCheckoutStatus(attempt.sessionId, NOON)
  return attempt
}

test('a guest who never paid is erased after 2 years, with the page and Stripe’s data', async () => {
  const { departureId, sessionId } = await anAttempt()
  await releaseCheckout(sessionId, NOON)
  await applyRetention.run(after('2028-11-30'))
  expect(await backend.query(KEPT + departureId)).toMatchObject([{ customer_email: 'card@example.com' }])
  expect(await applyRetention.run(after('2028-12-02'))).toMatchObject({ bookings: 1 })
  expect(await backend.query(KEPT + departureId)).toEqual([NOTHING])
})

test('a guest is kept while a payment may still be reported', async () => {
  const { departureId } = await anAttempt()
  await applyRetention.run(after('2028-12-02'))
  expect(await backend.query(KEPT + departureId)).toMatchObject([{ customer_email: 'card@example.com' }])
})

test('a paying guest is erased 7 years after the tour, with the page and Stripe’s data, refunded or not', async () => {
  const { departureId } = await aPaidAttempt()
  const [booking] = await backend.bookings(departureId)
  await cancelBooking.run(booking?.reference ?? '', NOON, NOON)
  await payRefunds(NOON)
  await backend.query(`UPDATE checkouts SET last_error = 'No such guest'`)
  await applyRetention.run(after('2033-11-30'))
  expect(await backend.query(KEPT + departureId)).toMatchObject([{ customer_email: 'card@example.com' }])
  await applyRetention.run(after('2034-02-01'))
  expect(await backend.query(KEPT + departureId)).toEqual([NOTHING])
})

test('details for the tour are deleted 30 days after it, and later while a refund is pending', async () => {
  const { departureId } = await aPaidAttempt()
  await cancelBooking.run((await backend.bookings(departureId))[0]?.reference ?? '', NOON, NOON)
  expect(await applyRetention.run(after('2027-02-01'))).toMatchObject({ tourDetails: 0 })
  await payRefunds(NOON)
  expect(await applyRetention.run(after('2027-02-01'))).toMatchObject({ tourDetails: 1 })
  expect(await backend.query(KEPT + departureId)).toMatchObject([
    { customer_email: 'card@example.com', customer_phone: null, special_requests: null },
  ])
})

const atSix = (day: string) => new Date(`${day}T18:00:00Z`)

test.each(['2026-12-12', '2028-02-06', '2028-02-28', '2029-02-28', '2029-03-01'])(
  'a guest who came on %s is erased when the stated time is over, and not before',
  (day) => {
    const until = accountingRetentionEndsAt(atSix(day))
    expect(computeRetentionCutoffs(until).bookings).toEqual(atSix(day))
    const soonAfter = new Date(until.getTime() + 1)
    expect(computeRetentionCutoffs(soonAfter).bookings.getTime()).toBeGreaterThan(atSix(day).getTime())
  },
)

test('a 29 February shortens nobody’s period', () => {
  expect(accountingRetentionEndsAt(atSix('2028-02-29'))).toEqual(atSix('2035-03-01'))
  expect(computeRetentionCutoffs(atSix('2035-02-28')).bookings).toEqual(atSix('2028-02-28'))
  expect(computeRetentionCutoffs(atSix('2036-02-29')).bookings).toEqual(atSix('2029-02-28'))
})
