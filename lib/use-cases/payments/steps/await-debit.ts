import 'server-only'
import { EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { BANK_DEBIT_DAYS } from '@/lib/booking/money/bank-debit'
import { decidePayment } from '@/lib/booking/money/decide-payment'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { changeBooking } from '@/lib/db/bookings/bookings'
import { extendChange, type StoredChange } from '@/lib/db/bookings/changes'
import { changeCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { setCurrentAttempt, loadCheckoutOrder } from '@/lib/use-cases/payments/steps/checkout-order'
import { type LockedBooking } from '@/lib/use-cases/booking/lock-booking'
import { schedule } from '@/lib/queue/enqueue'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * Keep the seats for as long as a bank debit may take. The session has completed but is not paid yet, which means that
 * the guest has ordered a debit.
 */
export async function awaitDebit(
  db: Db,
  { sessionId, paymentIntentId, amountCents: cents, currency }: SessionFacts,
  {
    checkout,
    change,
    ...locked
  }: LockedBooking & { readonly checkout: StoredCheckout; readonly change: StoredChange | null },
  now: Date,
): Promise<void> {
  const order = await loadCheckoutOrder(db, checkout, locked)
  await changeCheckout(db, checkout.id, { sessionId, paymentIntentId, state: 'waiting' })
  await schedule(db, 'reconcile_checkout', checkout.id, minutesAfter(now, MINUTES_PER_DAY))
  if (change) return keepChange(db, change, locked, now)
  // If the booking cannot have seats, there is nothing to keep: the payment is refunded when it arrives.
  if (decidePayment(order, { cents, currency }, EXACT_AMOUNT, now).kind !== 'paid') return
  await keepBooking(db, checkout, locked, now)
}

async function keepBooking(
  db: Db,
  checkout: StoredCheckout,
  { booking, departure }: LockedBooking,
  now: Date,
): Promise<void> {
  const expiresAt = minutesAfter(now, BANK_DEBIT_DAYS * MINUTES_PER_DAY)
  const attempt = await setCurrentAttempt(db, checkout, booking, now)
  const unpaid = { state: 'awaiting_payment', attempt, expiresAt, endedAt: null } as const
  const after = await changeBooking(db, booking.id, unpaid)
  await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after }, now)
  // The guest may close the confirmation page long before the money arrives. Rule: debit-under-way (docs/rules.md)
  const occasion = { booking: after, departure, now, cause: checkout.id, paidBy: ['bank_debit'] } as const
  await enqueueBookingEmails(db, ['payment-under-way-guest'], occasion)
}

/** Hold the change for as long as a debit may take, but not past the start of either departure. */
async function keepChange(
  db: Db,
  { id, state, departureId }: StoredChange,
  { departure }: LockedBooking,
  now: Date,
): Promise<void> {
  if (state !== 'held') return
  const to = await loadDeparture(db, departureId, now)
  const ends = [minutesAfter(now, BANK_DEBIT_DAYS * MINUTES_PER_DAY), departure.startsAt, to.startsAt]
  await extendChange(
    db,
    id,
    ends.reduce((first, end) => (end < first ? end : first)),
  )
}
