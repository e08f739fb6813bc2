import 'server-only'
import { isUnpaid, holdsSeats } from '@/lib/booking/booking'
import { EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { decidePayment, type PaymentRefundReason } from '@/lib/booking/money/decide-payment'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { type RebuildRefusal } from '@/lib/booking/seats/rebuild'
import { addMinutes } from '@/lib/calendar/duration'
import { findBooking, loadBooking, updateBooking } from '@/lib/db/bookings/bookings'
import { findChange, loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { lockName } from '@/lib/db/connection/lock-name'
import { addNextCheckout, updateCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { type PastSession } from '@/lib/stripe/past-sessions'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'
import { loadPaymentOrder } from '@/lib/use-cases/payments/steps/load-payment-order'
import { rebuildBooking } from '@/lib/use-cases/payments/steps/rebuild-booking'
import { findCheckoutAttempt, recordPayment } from '@/lib/use-cases/payments/steps/record-payment'

/** One of our payment pages, completed. Amounts in cents. */
export type PaidPage = {
  readonly session: PastSession
  /** When the page was paid, by Stripe's clock. */
  readonly at: Date
  /** Whether the money comes, or came, by bank debit. */
  readonly isDebit: boolean
  readonly refundedCents: number
}

export type RestoreResult =
  /**
   * The booking was lost. `rebuilt`: it exists again; `ended`: it is kept only for the accounts, because it was
   * refunded.
   */
  | { readonly kind: 'rebuilt' | 'ended'; readonly isTodaysPrice: boolean }
  /** The booking or change was known, and is now paid. */
  | { readonly kind: 'paid' }
  /** The page was known, and its payment came too late: it is refunded as any late payment. */
  | { readonly kind: 'returned' }
  /** Staff must decide; nothing was recorded. */
  | { readonly kind: 'left'; readonly reason: UnrecordedReason }
  | { readonly kind: 'known' }

export type UnrecordedReason =
  | RebuildRefusal
  | PaymentRefundReason
  /** Reason: the page does not say what it was paid for. */
  | 'unreadable'
  | 'change_lost'
  /** Reason: another booking has been given its reference since. */
  | 'reference_taken'

/**
 * Restore what a payment at Stripe says but a restored database lacks, in a transaction that does not hold a lock yet.
 * A payment that is already recorded changes nothing.
 *
 * Rule: rebuilt-bookings (docs/rules.md)
 */
export async function restorePayment(db: Db, page: PaidPage, now: Date): Promise<RestoreResult> {
  const { session, at } = page
  const { paymentIntentId, bookingId, changeId } = session
  if (!paymentIntentId) return { kind: 'left', reason: 'unreadable' }
  // Take a lock, because a webhook or another instance may be recording the same payment.
  await lockName(db, `payment:${paymentIntentId}`)
  if (await findPaymentByProviderId(db, paymentIntentId)) return { kind: 'known' }
  const attempt = await findCheckoutAttempt(db, session)
  if (attempt) return payKnownPage(db, attempt, page, now)
  if (!bookingId || !session.details) return { kind: 'left', reason: 'unreadable' }
  if (await findBooking(db, bookingId)) return payLostPage(db, { ...page, bookingId }, now)
  if (changeId) return { kind: 'left', reason: 'change_lost' }
  const rebuilt = await rebuildBooking(db, { ...page, bookingId, details: session.details }, now)
  if (rebuilt.kind === 'refused') return { kind: 'left', reason: rebuilt.reason }
  await recordPayment(db, rebuilt.checkout, { session, at }, now)
  return rebuilt
}

/** Record the payment of a page that we know, for a guest who paid before sales closed, even if they have since. */
async function payKnownPage(
  db: Db,
  checkout: StoredCheckout,
  { session, at, isDebit }: PaidPage,
  now: Date,
): Promise<RestoreResult> {
  if (checkout.state === 'waiting' && !session.isPaid) return { kind: 'known' }
  if (!checkout.changeId) await holdAgain(db, checkout.bookingId, { at, now })
  // The record of when the guest ordered the debit is lost.
  if (isDebit && session.isPaid) await updateCheckout(db, checkout.id, { state: 'waiting' })
  await recordPayment(db, checkout, { session, at }, now)
  const isPaid = checkout.changeId
    ? (await loadChange(db, checkout.changeId)).state === 'applied'
    : (await loadBooking(db, checkout.bookingId)).state === 'confirmed'
  return { kind: isPaid || !session.isPaid ? 'paid' : 'returned' }
}

/** Hold seats again that have lapsed while the database was unavailable, if they are still free. */
async function holdAgain(
  db: Db,
  bookingId: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  const { booking, departure } = await lockBooking(db, bookingId, now)
  const isOffSale = departure.isClosed || departure.closesAt <= now
  const hasLapsed = (isUnpaid(booking.state) || booking.state === 'lapsed') && !holdsSeats(booking, now)
  const hasRoom = booking.seats <= departure.seatsFree + departure.seatsAwaited
  if (!isOffSale || !hasLapsed || !hasRoom || departure.cancelledAt || at >= departure.closesAt) return
  const expiresAt = addMinutes(now, HOLD_MINUTES)
  await updateBooking(db, bookingId, { state: 'hold', expiresAt, endedAt: null })
}

/** Record the payment of a lost page for a booking or change that we know, unless it would have to be refunded. */
async function payLostPage(
  db: Db,
  page: PaidPage & { readonly bookingId: string },
  now: Date,
): Promise<RestoreResult> {
  const { session, bookingId, refundedCents } = page
  const change = session.changeId && (await findChange(db, session.changeId))
  // Record a payment that has been refunded for the accounts; our own request for that refund will find it.
  if (refundedCents < session.amountCents) {
    const reason = session.changeId ? refuseChange(change) : await refuseBooking(db, page, now)
    if (reason) return { kind: 'left', reason }
  }
  const changeId = change ? change.id : null
  const checkout = await addNextCheckout(db, { bookingId, changeId, expiresAt: now })
  return payKnownPage(db, await updateCheckout(db, checkout.id, { sessionId: session.sessionId }), page, now)
}

function refuseChange(change: StoredChange | null | ''): UnrecordedReason | null {
  if (!change) return 'change_lost'
  return change.state === 'held' ? null : 'change_dropped'
}

async function refuseBooking(
  db: Db,
  { session, at, bookingId }: PaidPage & { readonly bookingId: string },
  now: Date,
): Promise<UnrecordedReason | null> {
  const { amountCents: cents, currency } = session
  await holdAgain(db, bookingId, { at, now })
  const locked = await lockBooking(db, bookingId, now)
  const page = { attempt: locked.booking.attempt, state: 'open', paymentId: null } as const
  const order = await loadPaymentOrder(db, page, locked)
  const decision = decidePayment(order, { cents, currency }, EXACT_AMOUNT, now)
  return decision.kind === 'returned' ? decision.reason : null
}
