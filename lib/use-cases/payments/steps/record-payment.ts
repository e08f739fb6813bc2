import 'server-only'
import { orderForChange } from '@/lib/booking/money/change-payment'
import { updateBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import {
  updateCheckout,
  findCheckoutBySession,
  findCheckoutWithoutSession,
  loadCheckout,
  type StoredCheckout,
  shortenOpenCheckouts,
} from '@/lib/db/money/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { lockName } from '@/lib/db/connection/lock-name'
import { hasPaymentEvents } from '@/lib/db/money/payment-events'
import { holdSeatsForDebit } from '@/lib/use-cases/payments/steps/hold-seats-for-debit'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { setCurrentAttempt, loadPaymentOrder } from '@/lib/use-cases/payments/steps/load-payment-order'
import { receivePayment } from '@/lib/use-cases/payments/steps/receive-payment'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/booking/lock-booking'
import { enqueue } from '@/lib/queue/enqueue-job'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'
import { listUnpaidDuplicates } from '@/lib/db/bookings/live-bookings'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'

/**
 * Find the attempt that a session belongs to. If Stripe's response was lost, we never stored the session's id, so look
 * it up by the booking named in the session. Null if the session is not ours.
 */
export async function findCheckoutAttempt(
  db: Db,
  session: CheckoutSessionFacts,
): Promise<StoredCheckout | null> {
  const known = await findCheckoutBySession(db, session.sessionId)
  if (known || !session.bookingId) return known
  return findCheckoutWithoutSession(db, { bookingId: session.bookingId, changeId: session.changeId })
}

/**
 * Record a completed session for a booking or a change, whether it is paid or its payment is pending. The webhook, the
 * guest's return and the worker may all report it: the first records it, the others change nothing. Everything is saved
 * in the caller's transaction, which must not hold a lock yet.
 *
 * @param at  when the payment was made, according to Stripe
 */
export async function recordPayment(
  db: Db,
  attempt: StoredCheckout,
  { session, at }: { readonly session: CheckoutSessionFacts; readonly at: Date },
  now: Date,
): Promise<void> {
  // An event about this payment's refund or dispute takes the same lock. If it comes first, it does not find the
  // payment, but we find the event further below.
  if (session.paymentIntentId) await lockName(db, `payment:${session.paymentIntentId}`)
  const { changeId } = attempt
  const also = changeId === null ? [] : [(await loadChange(db, changeId)).departureId]
  const locked = await lockBooking(db, attempt.bookingId, now, also)
  const checkout = await loadCheckout(db, attempt.id)
  const change = changeId === null ? null : await loadChange(db, changeId)
  const context = { ...locked, checkout, change }
  if (session.isPaid) await receivePaid(db, session, { ...context, at }, now)
  else if (checkout.state === 'open') await holdSeatsForDebit(db, session, context, now)
}

type Context = LockedBooking & {
  readonly checkout: StoredCheckout
  readonly change: StoredChange | null
  readonly at: Date
}

async function receivePaid(
  db: Db,
  session: CheckoutSessionFacts,
  context: Context,
  now: Date,
): Promise<void> {
  const { booking, departure, checkout, change, at } = context
  const wanted = await orderOf(db, context, now)
  const money = {
    // If the session completed unpaid, the payment is a bank debit.
    method: checkout.state === 'waiting' ? 'bank_debit' : 'card',
    cents: session.amountCents,
    currency: session.currency,
    at,
    providerId: session.paymentIntentId,
    keep: (paymentId: string) => saveSession(db, checkout, { session, paymentId }, now),
    confirming: () => confirmAttempt(db, context, now),
  } as const
  const { decision } = await receivePayment(db, { booking, departure, change, wanted }, money, now)
  if (decision.kind === 'done') return
  if (change) return closeOpenPaymentPages(db, booking.id, now)
  if (decision.kind === 'returned') await endUnpaid(db, checkout, now)
  if (decision.kind === 'paid' && now >= departure.startsAt)
    await enqueue(db, 'join_dark_night', booking.id, now)
}

async function orderOf(db: Db, { booking, departure, checkout, change }: Context, now: Date) {
  if (!change) return loadPaymentOrder(db, checkout, { booking, departure })
  const to = await loadDeparture(db, change.departureId, now)
  const isCounted = checkout.paymentId !== null
  return { ...orderForChange(change, { booking, from: departure, to }), isCounted }
}

async function confirmAttempt(db: Db, { checkout, booking, at }: Context, now: Date) {
  const attempt = await setCurrentAttempt(db, checkout, booking, now)
  // A debit arrives days after the guest ordered it, so any unpaid booking made since then is meant to be a separate
  // one.
  if (checkout.state === 'open') await closeDuplicates(db, booking, { at, now })
  return { attempt }
}

async function saveSession(
  db: Db,
  checkout: StoredCheckout,
  { session, paymentId }: { readonly session: CheckoutSessionFacts; readonly paymentId: string },
  now: Date,
): Promise<void> {
  const { sessionId, paymentIntentId } = session
  await updateCheckout(db, checkout.id, { sessionId, paymentIntentId, paymentId, state: 'paid' })
  if (paymentIntentId && (await hasPaymentEvents(db, paymentIntentId)))
    await enqueue(db, 'follow_payment', paymentId, now)
}

/**
 * Release the seats of a booking whose payment is being refunded, unless another attempt has paid for it or holds them.
 */
async function endUnpaid(db: Db, checkout: StoredCheckout, now: Date): Promise<void> {
  const booking = await loadBooking(db, checkout.bookingId)
  const isOver =
    booking.state === 'confirmed' || booking.state === 'cancelled' || booking.attempt !== checkout.attempt
  if (isOver) return
  const after = await updateBooking(db, booking.id, { state: 'refunded', endedAt: now, totalCents: 0 })
  await recordBookingHistory(db, { what: 'refunded', before: booking, after }, now)
}

/**
 * Close the payment pages of other unpaid bookings that the same guest has made for this departure, for example in
 * other tabs. The pages are marked as expired; the worker closes them and frees their seats once Stripe confirms that
 * they were not paid. A page paid at that very moment still becomes a booking. Requires a lock on the departure.
 *
 * @param booking  the booking before it was confirmed, because confirming it clears the link to its visitor
 * @param at       when it was paid; bookings made after that are separate and stay
 *
 * Rule: book-again (docs/rules.md)
 */
async function closeDuplicates(
  db: Db,
  booking: StoredBooking,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  for (const twinId of await listUnpaidDuplicates(db, booking, at)) {
    await shortenOpenCheckouts(db, twinId, now)
    await closeOpenPaymentPages(db, twinId, now)
  }
}

export async function applyCheckoutSession(
  checkout: StoredCheckout,
  session: CheckoutSessionFacts,
  now: Date,
): Promise<void> {
  if (session.status === 'complete')
    await inTransaction((db) => recordPayment(db, checkout, { session, at: now }, now))
  if (session.status === 'expired') await abandonCheckout(checkout.id, { state: 'expired' }, now)
}
