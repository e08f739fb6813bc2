import { minutesAfter } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { findOpenDetails } from '@/lib/use-cases/guest-page/find-open-details'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor } = choicesOf(backend)

/** Of a booking, a moment after its start and a moment before. */
async function openDetailsOf(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const departure = await loadDeparture(database(), booking.departureId, NOON)
  const openAt = (now: Date) => findOpenDetails(booking, departure, now)
  return [await openAt(minutesAfter(departure.startsAt, -1)), await openAt(departure.startsAt)]
}

test('details are open until the start, and then for nobody', async () => {
  const { reference } = await aPaidBooking()
  expect(await openDetailsOf(reference)).toMatchObject([
    { kind: 'all' },
    { kind: 'refused', reason: 'already_started' },
  ])
})

test('who still chooses may ask for another e-mail address after the start', async () => {
  const { reference, departureId } = await aPaidBooking()
  await cancelFor(departureId)
  expect(await openDetailsOf(reference)).toEqual([{ kind: 'all' }, { kind: 'address' }])
})

test('of a booking that has ended there are none to change', async () => {
  const { reference } = await aPaidBooking()
  await cancelBooking(reference, 'guest', NOON)
  const refused = { kind: 'refused', reason: 'not_live' }
  expect(await openDetailsOf(reference)).toMatchObject([refused, refused])
})
