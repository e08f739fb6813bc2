import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { listPendingPaymentLinks } from '@/lib/db/emails/pending-payment-links'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { countUnpaidHolds } from '@/lib/db/departures/unpaid-seats'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookAsStaff } from '@/lib/use-cases/checkout/book-as-staff'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { openBookingPaymentPage } from '@/lib/use-cases/checkout/open-booking-payment-page'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { recordManualPayment } from '@/lib/use-cases/payments/record-manual-payment'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, expectKind, GUEST } from '@/tests/support/a-changed-booking'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { lapseOverdue, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

/* Rule: payment-link (docs/rules.md) */

const backend = aBackend()
const { pay, bookingOf, dueOf } = changedBookings(backend)
const URL = 'https://lumi.example.com/booking/x'
const DAYS_MINUTES = 24 * 60
const DUE = addMinutes(NOON, 2 * DAYS_MINUTES)

/** Two adults for 358 €, booked by the office, payable by the link within 48 hours. */
async function aLinkBooking({ now = NOON, closesAt = '' } = {}): Promise<StoredBooking> {
  const id = await backend.aDeparture({ seats: 8 })
  if (closesAt)
    await backend.query(
      `UPDATE departures SET closes_at = '${closesAt}', starts_at = '${closesAt}'::timestamptz + interval '2 hours' WHERE id = ${id}`,
    )
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  const order = { tourId: 1, day: row?.day ?? '', party: { adults: 2, children: 0 }, totalCents: null }
  const guest = { name: 'Aino Korhonen', email: 'aino@example.com', phone: null, note: null }
  const answer = await bookAsStaff.run(
    { ...order, ...guest, method: null, isPrivate: false, isByLink: true },
    now,
  )
  if (answer.kind !== 'booked') throw new Error(answer.reason)
  return answer.booking
}

async function press(booking: StoredBooking, now = NOON): Promise<string> {
  const page = await openBookingPaymentPage(booking.id, URL, now)
  if (page.kind !== 'started') throw new Error(page.reason)
  return page.sessionId
}

async function pageOf(booking: StoredBooking, now: Date) {
  const token = (await guestUrl(database(), booking)).split('/').at(-1) ?? ''
  const opened = await openGuestLink(token, 'a client', now)
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  return loadGuestPage(token, opened, now)
}

test('seats are held for 48 hours; an expired page can be followed by another, whose payment confirms the booking', async () => {
  const booking = await aLinkBooking()
  expect(booking).toMatchObject({ state: 'awaiting_payment', expiresAt: DUE })
  expect(await pageOf(booking, NOON)).toMatchObject({ standing: 'unpaid', payment: { url: null } })
  const first = await press(booking)
  expect(await press(booking, addMinutes(NOON, 10))).toBe(first)
  expect((await pageOf(booking, addMinutes(NOON, 10))).payment?.url).toContain(first)
  backend.stripe.runOut(first)
  const later = addMinutes(NOON, 40)
  await reconcileCheckouts(later)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment' })
  const second = await press(booking, later)
  const pages = backend.stripe.callsTo('/checkout/sessions').slice(-2)
  expect(new Set(pages.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(pages.map(({ form }) => [form.get('success_url'), form.get('cancel_url')])).toEqual([
    [`${URL}?done=paid`, URL],
    [`${URL}?done=paid`, URL],
  ])
  await pay(second, later)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', seats: 2 })
  expect(await backend.emails(booking.departureId)).toEqual([
    'booking-confirmed-guest',
    'booking-confirmed-operator',
    'payment-link-guest',
    'payment-link-operator',
  ])
  expect((await pageOf(booking, later)).payment).toBeNull()
  expect(await openBookingPaymentPage(booking.id, URL, later)).toEqual({
    kind: 'refused',
    reason: 'not_payable',
  })
})

test('a page that Stripe refuses to open does not end the booking', async () => {
  const log = expectLog()
  const booking = await aLinkBooking()
  backend.stripe.server.use(
    http.post(
      'https://api.stripe.com/v1/checkout/sessions',
      () => Response.json({ error: { type: 'invalid_request_error', message: 'No' } }, { status: 400 }),
      { once: true },
    ),
  )
  expect(await openBookingPaymentPage(booking.id, URL, NOON)).toMatchObject({
    reason: 'payment_provider_error',
  })
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment' })
  await press(booking)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be opened'))
})

test('a guest half an hour late can still pay on the open page, but gets no other', async () => {
  const booking = await aLinkBooking()
  const late = addMinutes(DUE, -5)
  const sessionId = await press(booking, late)
  expect(await openBookingPaymentPage(booking.id, URL, addMinutes(late, 32))).toMatchObject({
    reason: 'not_payable',
  })
  await lapseOverdue(addMinutes(DUE, 20))
  await pay(sessionId, addMinutes(DUE, 20))
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed' })
})

test('unpaid, it lapses automatically with one e-mail, but never before Stripe has reported on its page', async () => {
  const booking = await aLinkBooking()
  const sessionId = await press(booking)
  const late = addMinutes(DUE, 1)
  backend.stripe.pay(sessionId)
  await lapseOverdue(DUE)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment' })
  await refreshCheckoutStatus(sessionId, late)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed' })
  const other = await aLinkBooking()
  await lapseOverdue(addMinutes(DUE, -1))
  expect(await bookingOf(other.reference)).toMatchObject({ state: 'awaiting_payment' })
  await lapseOverdue(DUE)
  await lapseOverdue(late)
  expect(await bookingOf(other.reference)).toMatchObject({ state: 'lapsed' })
  expect(await backend.emails(other.departureId)).toEqual([
    'payment-link-guest',
    'payment-link-lapsed-guest',
    'payment-link-operator',
  ])
})

test('a change before the payment keeps its deadline, and a payment on the page with the old price is refunded', async () => {
  const booking = await aLinkBooking()
  const old = await press(booking)
  const wanted = { kind: 'party', party: { adults: 3, children: 0 } } as const
  const now = addMinutes(NOON, 5)
  backend.stripe.pay(old)
  expectKind(await requestChange.run({ reference: booking.reference, wanted, asking: GUEST }, now), 'applied')
  expect(await pageOf(booking, now)).toMatchObject({ facts: { paymentDueAt: DUE.toISOString() } })
  await reconcileCheckouts(now)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', adults: 3 })
  expect(await backend.query(`SELECT cents, reason FROM refunds WHERE booking_id = '${booking.id}'`)).toEqual(
    [{ cents: 358_00, reason: 'booking_changed' }],
  )
  await pay(await press(booking, now), now)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 537_00 })
})

test('an unpaid page is closed when the price changes', async () => {
  const booking = await aLinkBooking()
  const old = await press(booking)
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  expectKind(
    await requestChange.run({ reference: booking.reference, wanted, asking: GUEST }, NOON),
    'applied',
  )
  await reconcileCheckouts(NOON)
  expect(backend.stripe.facts(old).status).toBe('expired')
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', total_cents: 179_00 })
})

test('a link never outlives the sale of its date', async () => {
  const closesAt = '2026-12-31T16:00:00Z'
  const end = new Date(closesAt)
  const booking = await aLinkBooking({ now: addMinutes(NOON, 60), closesAt })
  expect(booking.expiresAt).toEqual(addMinutes(NOON, 60 + 2 * DAYS_MINUTES))
  expect((await aLinkBooking({ now: addMinutes(end, -120), closesAt })).expiresAt).toEqual(end)
  await expect(aLinkBooking({ now: end, closesAt })).rejects.toThrow('link_too_late')
})

test('the operator’s holds do not count towards the limits for visitors', async () => {
  const held = async (departureId: number) => {
    const of = { departure: { id: departureId, tourId: 1 }, season: null, clientHash: null, now: NOON }
    return (await countUnpaidHolds(database(), of)).unpaid.ofAllOnTour
  }
  const before = await held(0)
  const { departureId } = await aLinkBooking()
  expect(await held(departureId)).toBe(before)
})

/* Rule: part-payments (docs/rules.md) */

/** Record a bank transfer, in euros. Returns the outcome. */
async function record({ reference }: StoredBooking, euros: number, now = NOON) {
  const answer = await recordManualPayment.run(
    { reference, cents: Math.round(euros * 100), method: 'bank_transfer' },
    now,
  )
  return answer.kind === 'recorded' ? answer.money : answer
}

const factsOf = async ({ id }: StoredBooking, kind: string) =>
  (
    await backend.query<{ facts: Readonly<Record<string, unknown>> }>(
      `SELECT facts FROM emails WHERE booking_id = '${id}' AND kind = '${kind}' ORDER BY created_at DESC LIMIT 1`,
    )
  )[0]?.facts

test('a part payment is kept with its receipt, the seats stay held, and the rest can be paid by card', async () => {
  const booking = await aLinkBooking()
  expect(await record(booking, 100)).toEqual({ what: 'part', restCents: 258_00, until: DUE })
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', total_cents: 358_00 })
  expect(await dueOf(booking.reference)).toBe(258_00)
  const wanted = await listPendingPaymentLinks(database(), NOON)
  expect(wanted.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject([{ cents: 258_00 }])
  expect(await factsOf(booking, 'payment-short-guest')).toMatchObject({
    ...{ arrivedCents: 100_00, restCents: 258_00, paidBy: ['bank_transfer'] },
    documents: [expect.any(String)],
  })
  const sessionId = await press(booking)
  expect(backend.stripe.facts(sessionId).amountCents).toBe(258_00)
  await pay(sessionId)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 358_00 })
  expect(await dueOf(booking.reference)).toBe(0)
  expect(await factsOf(booking, 'booking-confirmed-guest')).toMatchObject({
    paidBy: ['bank_transfer', 'card'],
  })
})

test('a payment on a page for the full price is refunded once a part has been paid, and the seats stay held', async () => {
  const booking = await aLinkBooking()
  const outdated = await press(booking)
  await record(booking, 100)
  await pay(outdated)
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'awaiting_payment', seats: 2 })
  expect(await dueOf(booking.reference)).toBe(258_00)
  await payRefunds(NOON)
  expect(await factsOf(booking, 'payment-refunded-guest')).toMatchObject({
    ...{ refundCents: 358_00, refundReason: 'booking_changed', paidBy: ['card'] },
  })
  expect(await record(booking, 258)).toEqual({ what: 'booking', returnCents: 0 })
  expect(await factsOf(booking, 'booking-confirmed-guest')).toMatchObject({
    paidBy: ['bank_transfer', 'bank_transfer'],
  })
})

test('parts add up; a rest too small for a card is waived, and a surplus is left to staff to return', async () => {
  const short = await aLinkBooking()
  await record(short, 300)
  expect(await record(short, 57.51)).toEqual({ what: 'booking', returnCents: 0 })
  expect(await dueOf(short.reference)).toBe(0)
  const still = await aLinkBooking()
  expect(await record(still, 357.5)).toMatchObject({ what: 'part', restCents: 50 })
  expect(await record(still, 100)).toEqual({ what: 'booking', returnCents: 99_50 })
  expect(await factsOf(still, 'booking-confirmed-guest')).toMatchObject({
    ...{ arrivedCents: 457_50, refundCents: 99_50 },
  })
  expect(await dueOf(still.reference)).toBe(0)
})

test('if the rest does not arrive in time, the seats are freed and the part is left to staff to return', async () => {
  const booking = await aLinkBooking()
  await record(booking, 100)
  await lapseOverdue(addMinutes(DUE, 40))
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'lapsed' })
  const refunds = await backend.query(
    `SELECT cents, state, reason FROM refunds WHERE booking_id = '${booking.id}'`,
  )
  expect(refunds).toEqual([{ cents: 100_00, state: 'by_hand', reason: 'not_in_full' }])
  expect(await factsOf(booking, 'payment-link-lapsed-guest')).toMatchObject({ arrivedCents: 100_00 })
})

test('a smaller party only has to pay the rest of its own price', async () => {
  const booking = await aLinkBooking()
  await record(booking, 100)
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  await requestChange.run({ reference: booking.reference, wanted, asking: GUEST }, NOON)
  expect(await dueOf(booking.reference)).toBe(79_00)
  expect(await factsOf(booking, 'booking-changed-guest')).toMatchObject({ restCents: 79_00 })
  await pay(await press(booking))
  expect(await bookingOf(booking.reference)).toMatchObject({ state: 'confirmed', total_cents: 179_00 })
  expect(await dueOf(booking.reference)).toBe(0)
})
