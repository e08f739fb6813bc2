import 'server-only'
import { isUnpaid, outlivesPaymentPage } from '@/lib/booking/booking'
import { updateBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { endCheckout, loadCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { inTransaction, type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'
import { enqueue } from '@/lib/queue/enqueue-job'

/** How an attempt to pay ends. With `onlyUnopened`, it does not end if its page has been opened in the meantime. */
export type CheckoutEnd = { readonly state: 'expired' | 'failed'; readonly onlyUnopened?: boolean }

/** End an attempt that will not be paid, and release its seats. Paid attempts stay as they are. */
export async function abandonCheckout(checkoutId: string, end: CheckoutEnd, now: Date): Promise<void> {
  await inTransaction((db) => endCheckoutAttempt(db, checkoutId, end, now))
}

/**
 * End an unpaid attempt, in a transaction that does not hold a lock yet.
 *
 * @returns  the booking, if it has lapsed because this attempt was not paid; null if there was no attempt to end, or
 *           the booking is still active or ended some other way
 */
export async function endCheckoutAttempt(
  db: Db,
  checkoutId: string,
  end: CheckoutEnd,
  now: Date,
): Promise<StoredBooking | null> {
  const checkout = await lockAttempt(db, checkoutId, now)
  return (await endCheckout(db, checkout.id, end)) ? lapseUnpaid(db, checkout, now) : null
}

/**
 * Release an attempt's seats without waiting for Stripe: the worker closes its page later, or finds that it was paid.
 */
export function releaseCheckoutSeats(checkoutId: string, now: Date): Promise<void> {
  return inTransaction(async (db) => {
    const checkout = await lockAttempt(db, checkoutId, now)
    if (checkout.state !== 'open') return
    await enqueue(db, 'reconcile_checkout', checkout.id, now)
    await lapseUnpaid(db, checkout, now)
  })
}

async function lockAttempt(db: Db, checkoutId: string, now: Date): Promise<StoredCheckout> {
  const { bookingId } = await loadCheckout(db, checkoutId)
  await lockBooking(db, bookingId, now)
  return loadCheckout(db, checkoutId)
}

async function lapseUnpaid(
  db: Db,
  { bookingId, changeId, attempt, state }: StoredCheckout,
  now: Date,
): Promise<StoredBooking | null> {
  // A change keeps its seats until it expires, because the guest may have opened another page for it.
  if (changeId) return null
  const booking = await loadBooking(db, bookingId)
  if (booking.attempt !== attempt) return null
  if (booking.state === 'lapsed') return booking
  if (!isUnpaid(booking.state)) return null
  // The guest may open another page, except after a failed debit. Rule: payment-link (docs/rules.md)
  if (state === 'open' && outlivesPaymentPage(booking)) return null
  const lapsed = await updateBooking(db, booking.id, { state: 'lapsed', endedAt: now })
  await recordBookingHistory(db, { what: 'lapsed', before: booking, after: lapsed }, now)
  return lapsed
}
