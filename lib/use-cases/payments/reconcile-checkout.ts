import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { loadChange } from '@/lib/db/bookings/changes'
import {
  changeCheckout,
  listUnsettledCheckouts,
  loadCheckout,
  type StoredCheckout,
} from '@/lib/db/money/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { failDebit } from '@/lib/use-cases/payments/steps/fail-debit'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { extendUnansweredHold } from '@/lib/use-cases/seats/steps/extend-unanswered-hold'
import { applySession } from '@/lib/use-cases/payments/steps/apply-session'
import { reportUnsettledCheckout } from '@/lib/use-cases/payments/steps/report-unsettled-checkout'
import { log } from '@/lib/observability/log'
import { enqueue, schedule } from '@/lib/queue/enqueue'
import { expireCheckoutSession, retrieveCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * A bank debit takes at most two weeks; Stripe is asked about it for that long after the page expired, and a week more.
 */
const DEBIT_ASKED_MINUTES = 21 * MINUTES_PER_DAY

/** After this many failed attempts, a minute apart, the pauses get longer. */
const QUICK_TRIES = 10

/** Minutes between attempts after those. */
const ASK_SELDOM_MINUTES = 10

/** After this many failed attempts, two hours of them, a person is told. */
const TRIES_BEFORE_ALERT = 22

/** How long to wait before asking again about a page unknown to Stripe: a person has to fix a setting first. */
const UNKNOWN_PAUSE_MINUTES = 60

/**
 * Reconcile a payment page that has expired, or a pending bank debit, with Stripe, so that a payment is found even when
 * every webhook was lost; and close a page that nobody should pay. While Stripe does not answer, the guest, who may
 * have paid in time, keeps the seats, and it is asked again. If Stripe does not know a page of ours, nothing changes:
 * that means a wrong key and says nothing about the payment, and a person is told.
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
 * Before the seats of an opened page are given to anybody else, Stripe is asked about it. The jobs do that in time;
 * this covers the case that none of them ran: the seats stay held and a job asks, so that no visitor waits for Stripe.
 * It does not queue for the departure, as those who do may be waiting for it; call it once at a time for a departure.
 *
 * @returns  whether there was any page to ask about
 */
export async function extendUnansweredHolds(departureId: number, now: Date): Promise<boolean> {
  const unsettled = await listUnsettledCheckouts(database(), departureId, now)
  for (const id of unsettled) {
    const checkout = await loadCheckout(database(), id)
    await inTransaction(async (db) => {
      await extendUnansweredHold(db, checkout, { until: now, now })
      await enqueue(db, 'reconcile_checkout', id, now)
    })
  }
  return unsettled.length > 0
}

/**
 * The page is read before it is closed, so that a payment is found whatever the attempt to close it returns. Null:
 * Stripe knows no such page.
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
  // Paid at this very moment: the first read did not see the payment yet.
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
    await extendUnansweredHold(db, checkout, { until: again, now })
    await schedule(db, 'reconcile_checkout', checkout.id, again)
  })
}

/** Stripe has answered. A settled checkout needs no further checks. */
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
