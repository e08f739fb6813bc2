import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, listUnsettledCheckouts, loadCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { failDebit } from '@/lib/use-cases/payments/fail-debit'
import { abandonCheckout } from '@/lib/use-cases/seats/abandon-checkout'
import { extendUnansweredHold } from '@/lib/use-cases/seats/extend-unanswered-hold'
import { applySession } from '@/lib/use-cases/payments/apply-session'
import { reportUnsettledCheckout } from '@/lib/use-cases/payments/report-unsettled-checkout'
import { log } from '@/lib/observability/log'
import { enqueue, schedule } from '@/lib/queue/enqueue'
import { expireCheckoutSession, retrieveCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/** A bank debit takes two weeks at the most; so long after its page, and a week more, Stripe is asked about it. */
const DEBIT_ASKED_MINUTES = 21 * A_DAY_MINUTES

/** How many tries in a row, a minute apart, come to nothing before the pauses are longer. */
const QUICK_TRIES = 10

/** Minutes between two questions that Stripe does not answer, after those. */
const ASK_SELDOM_MINUTES = 10

/** So many tries in a row, two hours of them, are enough for a person to be told. */
const TRIES_BEFORE_ALERT = 22

/** How long until Stripe is asked again about a page that it does not know: it waits for a person to mend a setting. */
const UNKNOWN_PAUSE_MINUTES = 60

/**
 * Ask Stripe what became of a payment page whose time is over, or of a bank debit under way, so that a payment is found
 * even when every webhook was lost; and close a page that nobody should pay. While Stripe does not answer, the seats
 * stay with the guest, who may have paid for them in time, and it is asked again. A page of ours that Stripe does not
 * know leaves everything as it is: that is a wrong key and no answer about the payment, and a person is told.
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
 * Before seats are anybody's that a page was opened for, Stripe is asked about it. The jobs do so in time; this is for
 * when none of them ran: the seats stay kept, and the question is a job's, so that no visitor waits for Stripe.
 * Have it asked once at a time of a departure; it stands in no line, as those who stand there may wait for it.
 *
 * @returns  whether there was any to ask about
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
 * The page is read before it is closed, so that a payment is found whatever Stripe says to the closing. Null: Stripe
 * knows no such page.
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
  // Paid in this very moment: what was read before does not know the payment.
  return end === 'complete' ? retrieveCheckoutSession(sessionId) : { ...session, status: end }
}

/** Whether an attempt is the one that its booking's seats are kept for, unpaid. */
async function isHeldBy({ bookingId, attempt }: StoredCheckout): Promise<boolean> {
  const booking = await loadBooking(database(), bookingId)
  return (booking.state === 'hold' || booking.state === 'awaiting_payment') && booking.attempt === attempt
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

/** Stripe has answered. What is settled needs no more questions. */
async function scheduleNextCheck(checkoutId: string, now: Date): Promise<void> {
  const { id, state, expiresAt } = await loadCheckout(database(), checkoutId)
  if (state !== 'open' && state !== 'waiting') return
  const isTooLate = state === 'waiting' && minutesAfter(expiresAt, DEBIT_ASKED_MINUTES) < now
  if (isTooLate) return inTransaction((db) => failDebit(db, id, now))
  await inTransaction(async (db) => {
    await changeCheckout(db, id, { tries: 0, lastError: null })
    const again = state === 'waiting' ? minutesAfter(now, A_DAY_MINUTES) : expiresAt
    await schedule(db, 'reconcile_checkout', id, again)
  })
}
