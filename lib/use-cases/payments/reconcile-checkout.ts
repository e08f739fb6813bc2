import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { loadBooking, findBookingByReference } from '@/lib/db/bookings/bookings'
import { loadChange, findOpenChange } from '@/lib/db/bookings/changes'
import {
  updateCheckout,
  listUnsettledCheckoutIds,
  loadCheckout,
  type StoredCheckout,
} from '@/lib/db/money/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { handleFailedDebit } from '@/lib/use-cases/payments/steps/handle-failed-debit'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { extendUnreconciledHold } from '@/lib/use-cases/seats/steps/extend-unreconciled-hold'
import { applyCheckoutSession } from '@/lib/use-cases/payments/steps/record-payment'
import { log } from '@/lib/observability/log'
import { enqueue, schedule } from '@/lib/queue/enqueue-job'
import { expireCheckoutSession, retrieveCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/**
 * How long after a page expired to keep checking a bank debit with Stripe. A debit takes at most two weeks; allow one
 * more.
 */
const MAX_DEBIT_MINUTES = 21 * MINUTES_PER_DAY

/** After this many failed attempts, one minute apart, the pauses get longer. */
const QUICK_TRIES = 10

const LONG_PAUSE_MINUTES = 10

/** Alert staff after this many failed attempts, which takes about two hours. */
const TRIES_BEFORE_ALERT = 22

/** How long to pause if Stripe does not know our page: staff must correct a setting first. */
const UNKNOWN_PAUSE_MINUTES = 60

/**
 * Check an expired payment page, or a pending bank debit, with Stripe, so that we find the payment even if every
 * webhook was lost; close the page if it should no longer be paid. While Stripe does not respond we keep retrying, and
 * the guest, who may have paid in time, keeps the seats. If Stripe does not know the page, we probably have the wrong
 * API key, which says nothing about the payment, so nothing changes and staff are alerted.
 */
export async function reconcileCheckout(checkoutId: string, now: Date): Promise<void> {
  const checkout = await loadCheckout(database(), checkoutId)
  if (checkout.state !== 'open' && checkout.state !== 'waiting') return
  const { sessionId } = checkout
  if (!sessionId) return abandonCheckout(checkout.id, { state: 'expired', onlyUnopened: true }, now)
  try {
    const session = await readAndClose(checkout, sessionId, now)
    if (!session) return await retryWhenKnown(checkout, now)
    await applyCheckoutSession(checkout, session, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: checkout.id, err: error }, 'checkout could not be settled, Stripe is asked again')
    return retryLater(checkout, now)
  }
  await scheduleNextCheck(checkout.id, now)
}

/**
 * Check a departure's expired payment pages with Stripe before their seats are given to anyone else. The scheduled jobs
 * normally do that in time. For any they have missed, extend the hold and queue the job, so that no visitor waits for
 * Stripe. This does not join the departure's queue, because visitors in it may be waiting for this call; run only one
 * at a time per departure.
 *
 * @returns  whether there were any pages to check
 */
export async function extendUnreconciledHolds(departureId: number, now: Date): Promise<boolean> {
  const unsettled = await listUnsettledCheckoutIds(database(), departureId, now)
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
 * Read the page before closing it, so that a payment is found even if closing it fails. Null if Stripe knows no such
 * page.
 */
async function readAndClose(
  checkout: StoredCheckout,
  sessionId: string,
  now: Date,
): Promise<CheckoutSessionFacts | null> {
  const session = await retrieveCheckoutSession(sessionId)
  if (session?.status !== 'open' || checkout.state !== 'open') return session
  if (checkout.expiresAt > now && (await isHeldBy(checkout))) return session
  const end = await expireCheckoutSession(sessionId)
  // The guest paid between our read and our attempt to close the payment page, so read it again.
  return end === 'complete' ? retrieveCheckoutSession(sessionId) : { ...session, status: end }
}

/** Whether an attempt may still be paid: it is the current one of an unpaid booking, or its change is still pending. */
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
  await updateCheckout(database(), checkout.id, { tries })
  if (tries >= TRIES_BEFORE_ALERT) await reportUnsettledCheckout(checkout, 'unsettled', now)
  await scheduleRetry(checkout, tries < QUICK_TRIES ? 1 : LONG_PAUSE_MINUTES, now)
}

async function scheduleRetry(checkout: StoredCheckout, minutes: number, now: Date): Promise<void> {
  const again = addMinutes(now, minutes)
  await inTransaction(async (db) => {
    await extendUnreconciledHold(db, checkout, { until: again, now })
    await schedule(db, 'reconcile_checkout', checkout.id, again)
  })
}

/** Schedule the next check after a response from Stripe; none if the checkout is settled. */
async function scheduleNextCheck(checkoutId: string, now: Date): Promise<void> {
  const { id, state, expiresAt } = await loadCheckout(database(), checkoutId)
  if (state !== 'open' && state !== 'waiting') return
  const isTooLate = state === 'waiting' && addMinutes(expiresAt, MAX_DEBIT_MINUTES) < now
  if (isTooLate) return inTransaction((db) => handleFailedDebit(db, id, now))
  await inTransaction(async (db) => {
    await updateCheckout(db, id, { tries: 0, lastError: null })
    const again = state === 'waiting' ? addMinutes(now, MINUTES_PER_DAY) : expiresAt
    await schedule(db, 'reconcile_checkout', id, again)
  })
}

/**
 * Alert staff, once, to a payment page that cannot be reconciled.
 *
 * @param trouble  `unknown`: Stripe says there is no such page; `unsettled`: Stripe refuses or does not respond
 */
async function reportUnsettledCheckout(
  checkout: StoredCheckout,
  trouble: NonNullable<BookingFacts['checkoutTrouble']>,
  now: Date,
): Promise<void> {
  // The last problem reported is stored with the checkout; a response from Stripe clears it.
  if (checkout.lastError === trouble) return
  await inTransaction(async (db) => {
    await updateCheckout(db, checkout.id, { lastError: trouble })
    const page = { trouble, sessionId: checkout.sessionId } as const
    const cause = `${checkout.id}:${trouble}`
    await loadAndEnqueueBookingEmails(db, checkout.bookingId, ['checkout-unsettled-operator'], {
      now,
      page,
      cause,
    })
  })
  log().error({ checkout: checkout.id, trouble }, 'payment page cannot be settled, a person must look')
}

/**
 * Prepare to record money for a booking. If the booking has lapsed it gets seats again, if there are any; seats of
 * other guests' payment pages do not count as free until Stripe confirms that those were not paid.
 */
export async function holdUnreconciledSeats(reference: string, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) return
  const change = await findOpenChange(database(), booking.id)
  for (const id of [booking.departureId, ...(change ? [change.departureId] : [])])
    await extendUnreconciledHolds(id, now)
}
