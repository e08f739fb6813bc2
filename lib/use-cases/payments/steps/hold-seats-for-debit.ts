import 'server-only'
import { EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { MAX_BANK_DEBIT_DAYS } from '@/lib/booking/money/bank-debit'
import { decidePayment } from '@/lib/booking/money/decide-payment'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { updateBooking } from '@/lib/db/bookings/bookings'
import { setChangeHeldUntil, type StoredChange } from '@/lib/db/bookings/changes'
import { updateCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { setCurrentAttempt, loadPaymentOrder } from '@/lib/use-cases/payments/steps/load-payment-order'
import { type LockedBooking } from '@/lib/use-cases/booking/lock-booking'
import { schedule } from '@/lib/queue/enqueue-job'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'

/**
 * Keep the seats for as long as a bank debit may take. The session has completed but is not paid yet, so the guest has
 * ordered a debit.
 */
export async function holdSeatsForDebit(
  db: Db,
  { sessionId, paymentIntentId, amountCents: cents, currency }: CheckoutSessionFacts,
  {
    checkout,
    change,
    ...locked
  }: LockedBooking & { readonly checkout: StoredCheckout; readonly change: StoredChange | null },
  now: Date,
): Promise<void> {
  const order = await loadPaymentOrder(db, checkout, locked)
  await updateCheckout(db, checkout.id, { sessionId, paymentIntentId, state: 'waiting' })
  await schedule(db, 'reconcile_checkout', checkout.id, addMinutes(now, MINUTES_PER_DAY))
  if (change) return keepChange(db, change, locked, now)
  // If the booking cannot have seats, there are none to keep: the payment is refunded when it arrives.
  if (decidePayment(order, { cents, currency }, EXACT_AMOUNT, now).kind !== 'paid') return
  await keepBooking(db, checkout, locked, now)
}

async function keepBooking(
  db: Db,
  checkout: StoredCheckout,
  { booking, departure }: LockedBooking,
  now: Date,
): Promise<void> {
  const expiresAt = addMinutes(now, MAX_BANK_DEBIT_DAYS * MINUTES_PER_DAY)
  const attempt = await setCurrentAttempt(db, checkout, booking, now)
  const unpaid = { state: 'awaiting_payment', attempt, expiresAt, endedAt: null } as const
  const after = await updateBooking(db, booking.id, unpaid)
  await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after }, now)
  // Notify the guest, who may close the confirmation page long before the money arrives. Rule: debit-under-way
  // (docs/rules.md)
  const occasion = { booking: after, departure, now, cause: checkout.id, paidBy: ['bank_debit'] } as const
  await enqueueBookingEmails(db, ['payment-under-way-guest'], occasion)
}

/** Hold the change for as long as a debit may take, but not beyond the start of either departure. */
async function keepChange(
  db: Db,
  { id, state, departureId }: StoredChange,
  { departure }: LockedBooking,
  now: Date,
): Promise<void> {
  if (state !== 'held') return
  const to = await loadDeparture(db, departureId, now)
  const ends = [addMinutes(now, MAX_BANK_DEBIT_DAYS * MINUTES_PER_DAY), departure.startsAt, to.startsAt]
  await setChangeHeldUntil(
    db,
    id,
    ends.reduce((first, end) => (end < first ? end : first)),
  )
}
