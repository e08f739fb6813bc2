import 'server-only'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/** A booking on a departure that is locked: nobody else changes it until the transaction ends. */
export type LockedBooking = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/**
 * Lock the departure that a booking is on until the transaction ends; what is overdue there lapses. A booking that was
 * moved meanwhile is followed to its new one. Throws `StaleViewError` where whoever acts has not seen what it has become.
 *
 * @param also  further departures that are to be locked
 */
export async function lockBooking(
  db: Db,
  bookingId: string,
  now: Date,
  also: readonly number[] = [],
): Promise<LockedBooking> {
  const locked = new Set<number>()
  for (;;) {
    const { departureId } = await loadBooking(db, bookingId)
    const missing = [departureId, ...also].filter((id) => !locked.has(id))
    if (missing.length === 0) {
      await refuseStaleView(db, { bookingId })
      return loadLocked(db, bookingId, now)
    }
    for (const id of [...new Set(missing)].sort((one, other) => one - other)) {
      await lockAndRefreshDeparture(db, id, now)
      locked.add(id)
    }
  }
}

/**
 * The same as it is at this moment, and nothing is locked: for a look, which whoever comes to buy must not wait behind. What
 * is overdue counts as lapsed without being marked so.
 */
export function seeBooking(db: Db, bookingId: string, now: Date): Promise<LockedBooking> {
  return loadLocked(db, bookingId, now)
}

async function loadLocked(db: Db, bookingId: string, now: Date): Promise<LockedBooking> {
  const booking = await loadBooking(db, bookingId)
  const departure = await loadDeparture(db, booking.departureId, now)
  return { booking, departure }
}
