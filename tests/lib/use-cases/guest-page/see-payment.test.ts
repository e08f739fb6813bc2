import { http, HttpResponse } from 'msw'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { seePayment } from '@/lib/use-cases/guest-page/see-payment'
import { minutesAfter } from '@/lib/calendar/duration'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

const backend = aBackend()
const { aPaidBooking, aHeldChange } = changedBookings(backend)

async function pageAt(reference: string, now: Date) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return loadGuestPage(
    'token',
    { booking, departure: await loadDeparture(database(), booking.departureId, now) },
    now,
  )
}

async function pageOf(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const departure = await loadDeparture(database(), booking.departureId, NOON)
  return loadGuestPage('token', await seePayment({ booking, departure }, NOON), NOON)
}

async function aPaidChange(): Promise<string> {
  const { reference } = await aPaidBooking()
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  const { sessionId } = await aHeldChange({ reference, wanted })
  backend.stripe.pay(sessionId)
  return reference
}

test('whoever comes back from Stripe’s page finds the change made, before any webhook has come', async () => {
  const page = await pageOf(await aPaidChange())
  expect(page).toMatchObject({ standing: 'confirmed', change: null, payment: null, isJustChanged: true })
  expect(page).toMatchObject({ facts: { adults: 2 }, money: { paidCents: 358_00 } })
})

test('a page that is read while its change is being made shows the booking with it', async () => {
  const { reference } = await aPaidBooking()
  const before = await findBookingByReference(database(), reference)
  if (!before) throw new Error('not booked')
  const { sessionId } = await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  backend.stripe.pay(sessionId)
  await pageOf(reference)
  const departure = await loadDeparture(database(), before.departureId, NOON)
  const page = await loadGuestPage('token', { booking: before, departure }, NOON)
  expect(page).toMatchObject({ standing: 'confirmed', facts: { adults: 2 }, money: { paidCents: 358_00 } })
})

test('while Stripe does not answer, the page shows what we know', async () => {
  const reference = await aPaidChange()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await pageOf(reference)).toMatchObject({ standing: 'change_open', money: { paidCents: 179_00 } })
})

const PARTY_OF_TWO = { kind: 'party', party: { adults: 2, children: 0 } } as const

test('a change is said to be payable until its payment page ends, and its button is gone then', async () => {
  const { reference } = await aPaidBooking()
  await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  const end = minutesAfter(NOON, 31)
  const before = await pageAt(reference, new Date(end.getTime() - 1))
  expect(before).toMatchObject({ standing: 'change_open', change: { payUntil: end } })
  expect(before.payment?.url).toEqual(expect.any(String))
  expect(await pageAt(reference, end)).toMatchObject({ standing: 'change_open', payment: null })
})

test('a change whose bank debit is on its way is not to be paid again', async () => {
  const { reference } = await aPaidBooking()
  const { sessionId } = await aHeldChange({ reference, wanted: PARTY_OF_TWO })
  const session = backend.stripe.promise(sessionId, `pi_slow_${sessionId}`)
  const update = { kind: 'session_completed', session } as const
  await handlePaymentEvent(
    { id: `evt_${sessionId}`, type: 'checkout.session.completed', createdAt: NOON, update },
    NOON,
  )
  const page = await pageAt(reference, NOON)
  expect(page).toMatchObject({ change: { isDebitUnderWay: true }, payment: null })
})
