import { cancellationSentence } from '@/components/guest/cancellation-text'
import { cutOffAt } from '@/lib/booking/changes/cut-off'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { findDeparture } from '@/lib/db/departures/departures'

/** The cancellation terms of the new date, which apply once the booking is moved. Rule: move-price (docs/rules.md) */
export async function newDateTerms(
  { cancellationPolicy, returnTripUntil }: StoredBooking,
  departureId: number,
): Promise<readonly string[]> {
  const to = await findDeparture(database(), departureId, now())
  if (!to) return []
  const end = cutOffAt(cancellationPolicy, { startsAt: to.startsAt, latestStartsAt: null })
  return [cancellationSentence({ cutOffAt: end, isReturnTrip: returnTripUntil !== null }, now())]
}
