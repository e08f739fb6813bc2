import 'server-only'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/** A booking and its locked departure: nobody else can change the booking until the transaction ends. */
export type LockedBooking = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/**
 * Lock a booking's departure until the transaction ends, and mark overdue bookings there as lapsed. If the booking has
 * moved in the meantime, lock its new departure instead. Throws `StaleViewError` if the booking has changed since the
 * caller saw it.
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
      return readBookingUnlocked(db, bookingId, now)
    }
    for (const id of [...new Set(missing)].sort((one, other) => one - other)) {
      await lockAndRefreshDeparture(db, id, now)
      locked.add(id)
    }
  }
}

/**
 * Read a booking and its departure without locking: for previews, which must not hold up buyers. An overdue booking
 * counts as lapsed without being marked as such.
 */
export async function readBookingUnlocked(db: Db, bookingId: string, now: Date): Promise<LockedBooking> {
  const booking = await loadBooking(db, bookingId)
  const departure = await loadDeparture(db, booking.departureId, now)
  return { booking, departure }
}
