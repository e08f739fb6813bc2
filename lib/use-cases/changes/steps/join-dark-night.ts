import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { returnTripUntil } from '@/lib/booking/choice'
import { type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { findUndoableCommandOnDeparture } from '@/lib/db/commands'
import { findLightsAnswer } from '@/lib/db/lights'
import { openChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { openCommandOf } from '@/lib/use-cases/seats/steps/begin-command'

/**
 * A booking whose payment has only arrived after its tour has the choice that everybody else has had, if no lights were
 * seen. Its departure is locked.
 *
 * Rule: debit-under-way (docs/rules.md)
 */
export async function joinDarkNight(
  db: Db,
  { booking, departure }: { readonly booking: StoredBooking; readonly departure: StoredDeparture },
  now: Date,
): Promise<void> {
  const tour = findTour(departure.tourId)
  if (now < departure.startsAt || !tour || booking.noShowAt !== null) return
  if (!(await findLightsAnswer(db, departure.id)).isSaidNotSeen) return
  const until = returnTripUntil(departure.day, tour.season)
  const choice = { cause: 'lights_not_seen', departureId: departure.id, returnTripUntil: until } as const
  // While that can be undone, so can this.
  const last = await findUndoableCommandOnDeparture(db, departure.id)
  const command = last?.name === 'departure not-seen' ? openCommandOf(last) : undefined
  await openChoice(db, { booking, departure, choice, command }, now)
}
