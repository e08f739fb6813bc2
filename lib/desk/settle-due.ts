import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { listUnsettledCheckouts, loadCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { failDebit } from '@/lib/desk/fail-debit'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { keepUnansweredSeats } from '@/lib/desk/keep-unanswered-seats'
import { settleCheckout } from '@/lib/desk/settle-checkout'
import { log } from '@/lib/log/log'
import { schedule } from '@/lib/queue/enqueue'
import { expireCheckout, readCheckout } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'

/** Minutes between two questions about a payment page while its seats are kept, and when they are not any more. */
const ASK_AGAIN_MINUTES = 1
const ASK_SELDOM_MINUTES = 10

/** A bank debit takes two weeks at the most; so long after its page, and a week more, Stripe is asked about it. */
const DEBIT_ASKED_MINUTES = 21 * A_DAY_MINUTES

/**
 * Ask Stripe what became of a payment page whose time is over, or of a bank debit under way, so that a payment is found
 * even when every webhook was lost; and close a page that nobody should pay. While Stripe does not answer, the seats
 * stay with the guest, who may have paid for them in time, and it is asked again.
 */
export async function settleDue(checkoutId: string, now: Date): Promise<void> {
  const checkout = await loadCheckout(database(), checkoutId)
  if (checkout.state !== 'open' && checkout.state !== 'waiting') return
  if (!checkout.sessionId) return giveUpCheckout(checkout.id, { state: 'expired', onlyUnopened: true }, now)
  try {
    await settleWithStripe(checkout, checkout.sessionId, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: checkout.id, err: error }, 'checkout could not be settled, Stripe is asked again')
  }
  await goOn(checkout.id, now)
}

/**
 * Before seats are anybody's that a page was opened for, Stripe is asked about it. The jobs do so in time; this is for
 * when none of them ran.
 */
export async function settleUnanswered(departureId: number, now: Date): Promise<void> {
  for (const id of await listUnsettledCheckouts(database(), departureId, now)) await settleDue(id, now)
}

async function settleWithStripe(checkout: StoredCheckout, sessionId: string, now: Date): Promise<void> {
  const isOver = checkout.expiresAt <= now || !(await isHeldBy(checkout))
  if (checkout.state === 'open' && isOver) await expireCheckout(sessionId)
  await settleCheckout(checkout, await readCheckout(sessionId), now)
}

/** What is settled needs no more questions. */
async function goOn(checkoutId: string, now: Date): Promise<void> {
  const checkout = await loadCheckout(database(), checkoutId)
  if (checkout.state === 'waiting') return goOnWaiting(checkout, now)
  if (checkout.state !== 'open') return
  await inTransaction(async (db) => {
    const isKept = await keepUnansweredSeats(db, checkout, now)
    const minutes = isKept ? ASK_AGAIN_MINUTES : ASK_SELDOM_MINUTES
    await schedule(db, 'settle_checkout', checkout.id, minutesAfter(now, minutes))
  })
}

async function goOnWaiting({ id, expiresAt }: StoredCheckout, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    if (minutesAfter(expiresAt, DEBIT_ASKED_MINUTES) < now) await failDebit(db, id, now)
    else await schedule(db, 'settle_checkout', id, minutesAfter(now, A_DAY_MINUTES))
  })
}

/** Whether an attempt is the one that its booking's seats are kept for, unpaid. */
async function isHeldBy({ bookingId, attempt }: StoredCheckout): Promise<boolean> {
  const booking = await loadBooking(database(), bookingId)
  return (booking.state === 'hold' || booking.state === 'awaiting_payment') && booking.attempt === attempt
}
