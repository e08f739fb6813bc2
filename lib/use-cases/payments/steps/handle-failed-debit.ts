import 'server-only'
import { hasBookingEnded } from '@/lib/booking/booking'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { updateBooking, loadBooking } from '@/lib/db/bookings/bookings'
import { setChangeHeldUntil, loadChange } from '@/lib/db/bookings/changes'
import { loadCheckout } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import { loadLedger } from '@/lib/db/money/ledger'
import { endCheckoutAttempt } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/** Notify a guest that a bank debit ordered days or weeks ago has failed. The transaction must not hold a lock yet. */
export async function handleFailedDebit(db: Db, checkoutId: string, now: Date): Promise<void> {
  const { bookingId, changeId, state } = await loadCheckout(db, checkoutId)
  const lapsed = await endCheckoutAttempt(db, checkoutId, { state: 'failed' }, now)
  if (state === 'waiting') await recordHistory(db, { bookingId, what: 'debit_failed' }, now)
  if (changeId && state === 'waiting') return failChange(db, { changeId, checkoutId }, now)
  if (state === 'waiting') await writeOffFee(db, bookingId, now)
  const occasion = { now, cause: checkoutId, paidBy: ['bank_debit'] } as const
  if (lapsed) await loadAndEnqueueBookingEmails(db, lapsed.id, ['payment-failed-guest'], occasion)
}

/**
 * Write off the cancellation fee of a booking that was cancelled while its debit was pending, because that money will
 * never arrive.
 */
async function writeOffFee(db: Db, bookingId: string, now: Date): Promise<void> {
  const booking = await loadBooking(db, bookingId)
  if (!hasBookingEnded(booking.state)) return
  const dueCents = dueAfterRefundsCents(booking.totalCents, await loadLedger(db, bookingId))
  if (dueCents <= 0) return
  const after = await updateBooking(db, bookingId, { totalCents: booking.totalCents - dueCents })
  await recordBookingHistory(db, { what: 'changed', before: booking, after }, now)
}

/** Make a change lapse within a minute, because its debit failed. The booking stays as it was. */
async function failChange(
  db: Db,
  { changeId, checkoutId }: { readonly changeId: string; readonly checkoutId: string },
  now: Date,
): Promise<void> {
  const change = await loadChange(db, changeId)
  if (change.state === 'held') await setChangeHeldUntil(db, changeId, now)
  const occasion = { now, cause: checkoutId, isOfChange: true }
  await loadAndEnqueueBookingEmails(db, change.bookingId, ['payment-failed-guest'], occasion)
}
