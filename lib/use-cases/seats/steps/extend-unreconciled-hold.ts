import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { decideHoldExtension } from '@/lib/booking/seats/hold'
import { updateBooking, loadBooking } from '@/lib/db/bookings/bookings'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { lockDeparture } from '@/lib/db/departures/lock-departure'

/**
 * Extend the hold of an open page until its payment is next checked with Stripe. The transaction must not hold a lock
 * yet.
 *
 * @param until  when that check is due
 */
export async function extendUnreconciledHold(
  db: Db,
  { bookingId, attempt }: StoredCheckout,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  // A hold never moves to another departure, so it is safe to look up its departure before locking.
  const { departureId } = await loadBooking(db, bookingId)
  await lockDeparture(db, departureId)
  const departure = await findDeparture(db, departureId, now)
  const { id, state, seats, expiresAt, ...booking } = await loadBooking(db, bookingId)
  if (!departure || !expiresAt || !isUnpaid(state) || booking.attempt !== attempt) return
  const extendedUntil = decideHoldExtension({ seats, expiresAt }, departure, { until, now })
  if (extendedUntil) await updateBooking(db, id, { expiresAt: extendedUntil })
}
