import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { loadBooking, findBookingByReference } from '@/lib/db/bookings/bookings'
import { loadChange, findOpenChange } from '@/lib/db/bookings/changes'
import {
  changeCheckout,
  listUnsettledCheckouts,
  loadCheckout,
  type StoredCheckout,
} from '@/lib/db/money/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { failDebit } from '@/lib/use-cases/payments/steps/fail-debit'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { extendUnreconciledHold } from '@/lib/use-cases/seats/steps/extend-unreconciled-hold'
import { applySession } from '@/lib/use-cases/payments/steps/record-payment'
import { log } from '@/lib/observability/log'
import { enqueue, schedule } from '@/lib/queue/enqueue'
import { expireCheckoutSession, retrieveCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type SessionFacts } from '@/lib/stripe/session-facts'
import { enqueueEmailsAbout } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/** A bank debit takes at most two weeks; check with Stripe for that long after the page expired, plus a week. */
const DEBIT_ASKED_MINUTES = 21 * MINUTES_PER_DAY

/** After this many failed attempts, a minute apart, the pauses get longer. */
const QUICK_TRIES = 10

const ASK_SELDOM_MINUTES = 10

/** After this many failed attempts (about two hours), alert staff. */
const TRIES_BEFORE_ALERT = 22

/** Pause before checking again on a page unknown to Stripe: staff must correct a setting first. */
const UNKNOWN_PAUSE_MINUTES = 60

/**
 * Reconcile a payment page that has expired, or a pending bank debit, with Stripe, so that a payment is found even when
 * every webhook was lost; close a page that should no longer be paid. While Stripe does not respond, the guest, who may
 * have paid in time, keeps the seats and we retry. If Stripe does not know our page, nothing changes: that points
 * to a wrong key and says nothing about the payment, so alert staff.
 */
export async function reconcileCheckout(checkoutId: string, now: Date): Promise<void> {
  const checkout = await loadCheckout(database(), checkoutId)
  if (checkout.state !== 'open' && checkout.state !== 'waiting') return
  const { sessionId } = checkout
  if (!sessionId) return abandonCheckout(checkout.id, { state: 'expired', onlyUnopened: true }, now)
  try {
    const session = await readAndClose(checkout, sessionId, now)
    if (!session) return await retryWhenKnown(checkout, now)
    await applySession(checkout, session, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: checkout.id, err: error }, 'checkout could not be settled, Stripe is asked again')
    return retryLater(checkout, now)
  }
  await scheduleNextCheck(checkout.id, now)
}

/**
 * Check with Stripe about opened pages before their seats are given to anyone else. The jobs normally do that in time;
 * if none of them ran, extend the holds and leave the check to a job, so that no visitor waits for Stripe. Does not
 * queue for the departure, because visitors in that queue may be waiting for this; run only one call per departure at a
 * time.
 *
 * @returns  whether there was any page to check
 */
export async function extendUnreconciledHolds(departureId: number, now: Date): Promise<boolean> {
  const unsettled = await listUnsettledCheckouts(database(), departureId, now)
  for (const id of unsettled) {
    const checkout = await loadCheckout(database(), id)
    await inTransaction(async (db) => {
      await extendUnreconciledHold(db, checkout, { until: now, now })
      await enqueue(db, 'reconcile_checkout', id, now)
    })
  }
  return unsettled.length > 0
}

/**
 * Read the page before closing it, so that a payment is found even if the closing call fails. Null: Stripe knows no
 * such page.
 */
async function readAndClose(
  checkout: StoredCheckout,
  sessionId: string,
  now: Date,
): Promise<SessionFacts | null> {
  const session = await retrieveCheckoutSession(sessionId)
  if (session?.status !== 'open' || checkout.state !== 'open') return session
  if (checkout.expiresAt > now && (await isHeldBy(checkout))) return session
  const end = await expireCheckoutSession(sessionId)
  // Paid just now: the first read was too early to see the payment.
  return end === 'complete' ? retrieveCheckoutSession(sessionId) : { ...session, status: end }
}

/** Whether an attempt is the current one of a booking that is still unpaid, or of a change that waits for it. */
async function isHeldBy({ bookingId, changeId, attempt }: StoredCheckout): Promise<boolean> {
  if (changeId) return (await loadChange(database(), changeId)).state === 'held'
  const booking = await loadBooking(database(), bookingId)
  return isUnpaid(booking.state) && booking.attempt === attempt
}

async function retryWhenKnown(checkout: StoredCheckout, now: Date): Promise<void> {
  await reportUnsettledCheckout(checkout, 'unknown', now)
  await scheduleRetry(checkout, UNKNOWN_PAUSE_MINUTES, now)
}

async function retryLater(checkout: StoredCheckout, now: Date): Promise<void> {
  const tries = checkout.tries + 1
  await changeCheckout(database(), checkout.id, { tries })
  if (tries >= TRIES_BEFORE_ALERT) await reportUnsettledCheckout(checkout, 'unsettled', now)
  await scheduleRetry(checkout, tries < QUICK_TRIES ? 1 : ASK_SELDOM_MINUTES, now)
}

async function scheduleRetry(checkout: StoredCheckout, minutes: number, now: Date): Promise<void> {
  const again = minutesAfter(now, minutes)
  await inTransaction(async (db) => {
    await extendUnreconciledHold(db, checkout, { until: again, now })
    await schedule(db, 'reconcile_checkout', checkout.id, again)
  })
}

/** Schedule the next check after a response from Stripe. A settled checkout needs none. */
async function scheduleNextCheck(checkoutId: string, now: Date): Promise<void> {
  const { id, state, expiresAt } = await loadCheckout(database(), checkoutId)
  if (state !== 'open' && state !== 'waiting') return
  const isTooLate = state === 'waiting' && minutesAfter(expiresAt, DEBIT_ASKED_MINUTES) < now
  if (isTooLate) return inTransaction((db) => failDebit(db, id, now))
  await inTransaction(async (db) => {
    await changeCheckout(db, id, { tries: 0, lastError: null })
    const again = state === 'waiting' ? minutesAfter(now, MINUTES_PER_DAY) : expiresAt
    await schedule(db, 'reconcile_checkout', id, again)
  })
}

/**
 * Alert staff, once, about a payment page that cannot be reconciled.
 *
 * @param trouble  `unknown`: Stripe says that there is no such page; `unsettled`: it refuses, or does not respond
 */
async function reportUnsettledCheckout(
  checkout: StoredCheckout,
  trouble: NonNullable<BookingFacts['checkoutTrouble']>,
  now: Date,
): Promise<void> {
  // The checkout stores the problem reported last; a response from Stripe clears it.
  if (checkout.lastError === trouble) return
  await inTransaction(async (db) => {
    await changeCheckout(db, checkout.id, { lastError: trouble })
    const page = { trouble, sessionId: checkout.sessionId } as const
    const cause = `${checkout.id}:${trouble}`
    await enqueueEmailsAbout(db, checkout.bookingId, ['checkout-unsettled-operator'], { now, page, cause })
  })
  log().error({ checkout: checkout.id, trouble }, 'payment page cannot be settled, a person must look')
}

/**
 * Prepare for recording money for a booking: it may have lapsed, and then gets seats again if there are any, but none
 * that belong to a payment page Stripe has not confirmed as unpaid.
 */
export async function holdUnreconciledSeats(reference: string, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) return
  const change = await findOpenChange(database(), booking.id)
  for (const id of [booking.departureId, ...(change ? [change.departureId] : [])])
    await extendUnreconciledHolds(id, now)
}
