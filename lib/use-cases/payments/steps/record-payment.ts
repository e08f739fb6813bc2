import 'server-only'
import { BANK_DEBIT_DAYS } from '@/lib/booking/bank-debit'
import { isUnpaid } from '@/lib/booking/booking'
import { decideConfirmation } from '@/lib/booking/confirmation'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { changeBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings'
import { loadChange } from '@/lib/db/changes'
import {
  changeCheckout,
  findCheckoutBySession,
  findCheckoutWithoutSession,
  loadCheckout,
  makeNewestAttempt,
  type StoredCheckout,
} from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { recordBookingHistory } from '@/lib/db/history'
import { loadLedger } from '@/lib/db/ledger'
import { lockName } from '@/lib/db/lock-name'
import { placesCents } from '@/lib/booking/places'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { bookPayment } from '@/lib/use-cases/payments/steps/book-payment'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'
import { closeTwins } from '@/lib/use-cases/payments/steps/close-twins'
import { recordChangePayment } from '@/lib/use-cases/payments/steps/record-change-payment'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { lockBooking } from '@/lib/use-cases/seats/steps/lock-booking'
import { enqueue, schedule } from '@/lib/queue/enqueue'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * The attempt that a session belongs to. If Stripe's answer was lost, the session is only known by the booking it
 * names. Null for a session that is not ours.
 */
export async function findAttempt(db: Db, session: SessionFacts): Promise<StoredCheckout | null> {
  const known = await findCheckoutBySession(db, session.sessionId)
  if (known || !session.bookingId) return known
  return findCheckoutWithoutSession(db, { bookingId: session.bookingId, changeId: session.changeId })
}

/**
 * Record a completed session, paid or with its payment pending. Whoever comes first (webhook, return, worker) settles
 * it, and everyone after finds it done. What was paid is a row of the ledger before anything is decided about it, also
 * when it goes back. Everything that follows is saved in the caller's transaction, which must not
 * hold a lock yet.
 *
 * @param at  when Stripe said so
 */
export async function recordPayment(
  db: Db,
  attempt: StoredCheckout,
  { session, at }: { readonly session: SessionFacts; readonly at: Date },
  now: Date,
): Promise<void> {
  // Events about its refund or dispute wait here: they look for the payment, and the payment looks for them.
  if (session.paymentIntentId) await lockName(db, `payment:${session.paymentIntentId}`)
  const { changeId } = attempt
  const also = changeId === null ? [] : [(await loadChange(db, changeId)).departureId]
  const locked = await lockBooking(db, attempt.bookingId, now, also)
  const checkout = await loadCheckout(db, attempt.id)
  if (changeId !== null)
    return recordChangePayment(db, { checkout, changeId }, { ...locked, session, at }, now)
  const context = { session, at, departure: locked.departure, now }
  if (session.isPaid) await confirmOrRefund(db, checkout, context)
  else if (checkout.state === 'open') await awaitPayment(db, checkout, context)
}

type Context = {
  readonly session: SessionFacts
  readonly at: Date
  readonly departure: StoredDeparture
  readonly now: Date
}

async function confirmOrRefund(
  db: Db,
  checkout: StoredCheckout,
  { session, at, departure, now }: Context,
): Promise<void> {
  const { amountCents, currency } = session
  const booking = await loadBooking(db, checkout.bookingId)
  const isPaidByThis = checkout.paymentId !== null
  const isReplaced = booking.attempt !== checkout.attempt
  const comingCents = checkout.state === 'waiting' ? await comingOf(db, booking) : undefined
  const order = { ...booking, totalCents: await askedOf(db, booking), isPaidByThis, isReplaced, comingCents }
  const decision = decideConfirmation({ amountCents, currency }, order, departure, now)
  if (decision.kind === 'done') return
  const occasion = { booking, departure, change: null, at, now }
  const { paymentId, documents } = await bookPayment(db, checkout, session, occasion)
  if (decision.kind === 'confirm') {
    const attempt = await makeCurrentAttempt(db, checkout, booking, now)
    // A debit arrives days after its guest has paid: what is unpaid then was begun in the knowledge of it.
    if (checkout.state === 'open') await closeTwins(db, booking, { at, now })
    const change = { state: 'confirmed', attempt, confirmedAt: now, expiresAt: null, endedAt: null } as const
    const confirmed = await changeBooking(db, booking.id, change)
    await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
    const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
    await enqueueBookingEmails(db, kinds, { booking: confirmed, departure, now, documents })
    if (now >= departure.startsAt) await enqueue(db, 'join_dark_night', booking.id, now)
  }
  if (decision.kind === 'keep')
    await enqueueBookingEmails(db, ['payment-kept-guest'], { booking, departure, now, documents })
  if (decision.kind === 'refund') {
    const returns = [{ paymentId, cents: amountCents, by: 'provider' }] as const
    await askRefunds(db, booking.id, { returns, reason: decision.reason, isPromised: false }, now)
    await endUnpaid(db, checkout, now)
  }
}

/** What a page of the booking asks for, in cents: the price, whatever of it an ended booking keeps, or what is still to come. */
async function askedOf(db: Db, { id, state, places }: StoredBooking): Promise<number> {
  const cents = placesCents(places)
  return isUnpaid(state) ? dueAfterRefundsCents(cents, await loadLedger(db, id)) : cents
}

/** What we keep of an ended booking and has not come yet, in cents. */
async function comingOf(db: Db, { id, totalCents }: StoredBooking): Promise<number> {
  return dueAfterRefundsCents(totalCents, await loadLedger(db, id))
}

async function awaitPayment(
  db: Db,
  checkout: StoredCheckout,
  { session, departure, now }: Context,
): Promise<void> {
  const { sessionId, paymentIntentId } = session
  const booking = await loadBooking(db, checkout.bookingId)
  const payment = { amountCents: session.amountCents, currency: session.currency }
  const order = { ...booking, totalCents: await askedOf(db, booking), isPaidByThis: false }
  const decision = decideConfirmation(payment, order, departure, now)
  await changeCheckout(db, checkout.id, { sessionId, paymentIntentId, state: 'waiting' })
  await schedule(db, 'reconcile_checkout', checkout.id, minutesAfter(now, A_DAY_MINUTES))
  // Without a seat there is nothing to hold: the payment is refunded when it arrives.
  if (decision.kind !== 'confirm') return
  const expiresAt = minutesAfter(now, BANK_DEBIT_DAYS * A_DAY_MINUTES)
  const attempt = await makeCurrentAttempt(db, checkout, booking, now)
  const change = { state: 'awaiting_payment', attempt, expiresAt, endedAt: null } as const
  const after = await changeBooking(db, booking.id, change)
  await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after }, now)
  // The confirmation page may be gone long before the money is here. Rule: debit-under-way (docs/rules.md)
  const occasion = { booking: after, departure, now, cause: checkout.id, paidBy: ['bank_debit'] } as const
  await enqueueBookingEmails(db, ['payment-under-way-guest'], occasion)
}

/**
 * Make the attempt that was paid the booking's current one, even if the guest has opened a newer page: that page's
 * expiry must not end the booking, and nobody should pay there.
 *
 * @returns  the attempt's number
 */
async function makeCurrentAttempt(
  db: Db,
  checkout: StoredCheckout,
  booking: StoredBooking,
  now: Date,
): Promise<number> {
  await closeOpenPages(db, booking.id, now, { except: checkout.id })
  return booking.attempt === checkout.attempt ? checkout.attempt : makeNewestAttempt(db, checkout)
}

/** Release the seats of a booking whose payment is refunded, unless another attempt has paid for it or holds it. */
async function endUnpaid(db: Db, checkout: StoredCheckout, now: Date): Promise<void> {
  const booking = await loadBooking(db, checkout.bookingId)
  const isOver =
    booking.state === 'confirmed' || booking.state === 'cancelled' || booking.attempt !== checkout.attempt
  if (isOver) return
  const after = await changeBooking(db, booking.id, { state: 'refunded', endedAt: now, totalCents: 0 })
  await recordBookingHistory(db, { what: 'refunded', before: booking, after }, now)
}
