import 'server-only'
import { endChange, findOpenChange, type StoredChange, listOpenChangesTo } from '@/lib/db/bookings/changes'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { recordHistory } from '@/lib/db/history/history'
import { notifyOfDroppedChange } from '@/lib/use-cases/outbox/steps/notify-of-dropped-change'
import { requestPartPaymentRefunds } from '@/lib/use-cases/booking/request-part-payment-refunds'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'

/**
 * Drop a booking's pending change, in a transaction that has locked the booking's departure. The seats held for the
 * change are freed, its payment page is closed, and payments for it are refunded, including any that still arrive.
 */
export async function dropOpenChange(db: Db, bookingId: string, now: Date): Promise<void> {
  const open = await findOpenChange(db, bookingId)
  if (!open) return
  // Transactions never wait for this lock: if it is taken, the whole transaction starts again.
  await lockDeparture(db, open.departureId)
  if ((await findOpenChange(db, bookingId))?.id === open.id) await dropChange(db, open, now)
}

/** Drop one pending change, with its departure locked. */
async function dropChange(
  db: Db,
  { id, bookingId }: StoredChange,
  now: Date,
  why?: 'called_off' | 'time_changed',
): Promise<void> {
  await endChange(db, id, { state: 'dropped', now })
  await recordHistory(db, { bookingId, what: 'change_dropped', why }, now)
  await requestPartPaymentRefunds(db, { bookingId, changeId: id }, now, 'change_dropped')
  await closeOpenPaymentPages(db, bookingId, now)
}

/**
 * Drop all pending changes to a locked departure and have their payment pages closed. Payments that still arrive are
 * refunded. Guests whose bookings are on other departures get no other e-mail about it, so they are notified.
 */
export async function dropOpenChangesToDeparture(
  db: Db,
  departureId: number,
  why: 'called_off' | 'time_changed',
  now: Date,
): Promise<void> {
  for (const change of await listOpenChangesTo(db, departureId)) {
    await dropChange(db, change, now, why)
    const booking = await loadBooking(db, change.bookingId)
    if (booking.departureId !== departureId)
      await notifyOfDroppedChange(db, { booking, change, isUnasked: true }, now)
  }
}
