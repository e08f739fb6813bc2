import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { seatsFor } from '@/lib/booking/party'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { reverseCorrections } from '@/lib/booking/changes/undo'
import { updateBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { type AffectedBooking } from '@/lib/db/history/command-effects'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCorrections, loadLedger } from '@/lib/db/money/ledger'

/** Restore a booking to its state before a command. Its departures are locked and have enough free seats. */
export async function restoreBooking(
  db: Db,
  { bookingId, before, after: { corrections = [] } }: AffectedBooking,
  now: Date,
): Promise<StoredBooking> {
  const current = await loadBooking(db, bookingId)
  const { state, departureId, places, totalCents, expiresAt, latestStartsAt } = before
  const party = countGuestsByBand(places)
  const restored = await updateBooking(db, bookingId, {
    ...{ state, departureId, places, totalCents, expiresAt, latestStartsAt },
    ...party,
    seats: seatsFor(party),
    // If the booking had ended before the command, only its total changed.
    ...((state === 'confirmed' || isUnpaid(state)) && { endedAt: null }),
    ...(isUnpaid(state) && { confirmedAt: null }),
    version: current.version + 1,
  })
  const { movements } = await loadLedger(db, bookingId)
  const opposite = reverseCorrections(corrections, movements)
  await addCorrections(db, bookingId, opposite, now)
  const told = { what: 'undone', before: current, after: restored, corrections: opposite } as const
  await recordBookingHistory(db, told, now)
  return restored
}
