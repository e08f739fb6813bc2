import 'server-only'
import { changeBooking, loadBooking } from '@/lib/db/bookings'
import { changeCheckout, loadCheckout } from '@/lib/db/checkouts'
import { inTransaction, type Db } from '@/lib/db/client'
import { takeDeparture } from '@/lib/desk/take-departure'

/** End an attempt that will not be paid, and give its seats back at once. One that was paid stays as it is. */
export function giveUpCheckout(checkoutId: string, state: 'expired' | 'failed', now: Date): Promise<void> {
  return inTransaction((db) => endAttempt(db, checkoutId, { state, now }))
}

/** The same inside a transaction that has nothing locked yet. */
export async function endAttempt(
  db: Db,
  checkoutId: string,
  { state, now }: { readonly state: 'expired' | 'failed'; readonly now: Date },
): Promise<void> {
  const { bookingId } = await loadCheckout(db, checkoutId)
  await takeDeparture(db, (await loadBooking(db, bookingId)).departureId, now)
  const checkout = await loadCheckout(db, checkoutId)
  if (checkout.state !== 'open' && checkout.state !== 'waiting') return
  await changeCheckout(db, checkout.id, { state, nextTryAt: null })
  const booking = await loadBooking(db, bookingId)
  const isUnpaid = booking.state === 'hold' || booking.state === 'awaiting_payment'
  if (isUnpaid && booking.attempt === checkout.attempt) {
    await changeBooking(db, booking.id, { state: 'lapsed', endedAt: now })
  }
}
