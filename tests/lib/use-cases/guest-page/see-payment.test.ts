import { http, HttpResponse } from 'msw'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { seePayment } from '@/lib/use-cases/guest-page/see-payment'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

const backend = aBackend()
const { aPaidBooking, aHeldChange } = changedBookings(backend)

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
  expect(page).toMatchObject({ standing: 'confirmed', change: null, payment: null })
  expect(page).toMatchObject({ facts: { adults: 2 }, money: { paidCents: 358_00 } })
})

test('while Stripe does not answer, the page shows what we know', async () => {
  const reference = await aPaidChange()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await pageOf(reference)).toMatchObject({ standing: 'change_open', money: { paidCents: 179_00 } })
})
