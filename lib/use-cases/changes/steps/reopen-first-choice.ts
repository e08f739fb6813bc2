import 'server-only'
import { type StoredBooking, loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { type ChoiceFacts } from '@/lib/use-cases/changes/to-choice'
import { openChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'

/**
 * Open the first booking's choice again, because its return trip was cancelled in time, was cancelled by us, or saw no
 * lights either. The first booking's seats do not move, so only the return trip's departure is locked.
 *
 * Rule: return-trip (docs/rules.md)
 */
export async function reopenFirstChoice(
  db: Db,
  { departureId, returnTripOf, returnTripUntil }: StoredBooking,
  { again, command }: { readonly again: NonNullable<ChoiceFacts['again']>; readonly command?: OpenCommand },
  now: Date,
): Promise<void> {
  if (returnTripOf === null || returnTripUntil === null) return
  const booking = await loadBooking(db, returnTripOf)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure || booking.state !== 'confirmed') return
  const choice = { cause: 'lights_not_seen', departureId, returnTripUntil } as const
  await openChoice(db, { booking, departure, choice, again, command }, now)
}
