import 'server-only'
import { BANK_DEBIT_DAYS } from '@/lib/booking/bank-debit'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { extendChange, loadChange } from '@/lib/db/changes'
import { changeCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { bookPayment } from '@/lib/use-cases/payments/steps/book-payment'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'
import { settleChange } from '@/lib/use-cases/payments/steps/settle-change'
import { type LockedBooking } from '@/lib/use-cases/seats/steps/lock-booking'
import { schedule } from '@/lib/queue/enqueue'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * Record a completed session of a change, paid or with its payment pending, in a transaction that has locked the payment
 * and the departures of booking and change.
 *
 * @param at  when Stripe said so
 */
export async function recordChangePayment(
  db: Db,
  { checkout, changeId }: { readonly checkout: StoredCheckout; readonly changeId: string },
  { session, at, booking, departure }: LockedBooking & { readonly session: SessionFacts; readonly at: Date },
  now: Date,
): Promise<void> {
  if (checkout.paymentId !== null) return
  const change = await loadChange(db, changeId)
  const to = await loadDeparture(db, change.departureId, now)
  if (session.isPaid) {
    const booked = await bookPayment(db, checkout, session, { booking, departure, change, at, now })
    const { amountCents, currency } = session
    const payment = { amountCents, currency, ...booked, by: 'provider' } as const
    await settleChange(db, { booking, departure, change, to }, payment, now)
    return closeOpenPages(db, booking.id, now)
  }
  if (checkout.state !== 'open') return
  const { sessionId, paymentIntentId } = session
  await changeCheckout(db, checkout.id, { sessionId, paymentIntentId, state: 'waiting' })
  await schedule(db, 'reconcile_checkout', checkout.id, minutesAfter(now, A_DAY_MINUTES))
  // What the change holds is kept as long as a debit may take, but never beyond a start.
  const ends = [minutesAfter(now, BANK_DEBIT_DAYS * A_DAY_MINUTES), departure.startsAt, to.startsAt]
  const until = ends.reduce((first, end) => (end < first ? end : first))
  if (change.state === 'held') await extendChange(db, change.id, until)
}
