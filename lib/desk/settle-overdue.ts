import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, claimDueCheckout, loadCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures'
import { failDebit } from '@/lib/desk/fail-debit'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { settleCheckout } from '@/lib/desk/settle-checkout'
import { takeDeparture } from '@/lib/desk/take-departure'
import { log } from '@/lib/log/log'
import { expireCheckout, readCheckout } from '@/lib/stripe/checkout'
import { isStripeConfigured, PaymentProviderError } from '@/lib/stripe/client'

/** Minutes between two questions about the same payment page while Stripe does not answer. */
const ASK_AGAIN_MINUTES = 10

/** A bank debit takes two weeks at the most; so long after its page, and a week more, Stripe is asked about it. */
const DEBIT_ASKED_MINUTES = 21 * A_DAY_MINUTES

/**
 * Mark the unpaid bookings whose time has run out. Nothing waits for it: they hold no seats since that instant. A
 * departure that cannot be settled is logged, and does not hold up the others.
 *
 * @returns  how many departures it settled
 */
export async function lapseOverdue(now: Date): Promise<number> {
  let settled = 0
  for (const id of await listOverdueDepartureIds(database(), now)) {
    try {
      await inTransaction((db) => takeDeparture(db, id, now))
      settled += 1
    } catch (error) {
      log().error({ departure: id, err: error }, 'overdue bookings could not be lapsed, will be tried again')
    }
  }
  return settled
}

/**
 * Ask Stripe about payment pages whose time is over and of which no event has told us, and daily about bank debits
 * under way, so that a payment is found even when every webhook was lost; and close pages that nobody should pay.
 *
 * @returns  how many it asked about
 */
export async function settleStaleCheckouts(now: Date): Promise<number> {
  if (!isStripeConfigured()) return 0
  let asked = 0
  for (;;) {
    const claim = {
      states: ['open', 'waiting'],
      now,
      leaseUntil: minutesAfter(now, ASK_AGAIN_MINUTES),
    } as const
    const checkout = await claimDueCheckout(database(), claim)
    if (!checkout) return asked
    asked += 1
    await settleStale(checkout, now)
  }
}

async function settleStale(checkout: StoredCheckout, now: Date): Promise<void> {
  const { id, sessionId } = checkout
  if (!sessionId) return giveUpCheckout(id, { state: 'expired', onlyUnopened: true }, now)
  try {
    if (checkout.state === 'open' && !(await isHeldBy(checkout))) await expireCheckout(sessionId)
    await settleCheckout(checkout, await readCheckout(sessionId), now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: id, err: error }, 'checkout could not be settled, Stripe is asked again later')
    return
  }
  if ((await loadCheckout(database(), id)).state !== 'waiting') return
  if (minutesAfter(checkout.expiresAt, DEBIT_ASKED_MINUTES) < now)
    return inTransaction((db) => failDebit(db, id, now))
  await changeCheckout(database(), id, { nextTryAt: minutesAfter(now, A_DAY_MINUTES) })
}

/** Whether an attempt is the one that its booking's seats are kept for, unpaid. */
async function isHeldBy({ bookingId, attempt }: StoredCheckout): Promise<boolean> {
  const booking = await loadBooking(database(), bookingId)
  return (booking.state === 'hold' || booking.state === 'awaiting_payment') && booking.attempt === attempt
}
