import 'server-only'
import { minutesAfter } from '@/lib/booking/hold'
import { claimDueCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures'
import { settleStale } from '@/lib/desk/settle-stale'
import { takeDeparture } from '@/lib/desk/take-departure'
import { isStripeConfigured } from '@/lib/stripe/client'

/** Minutes between two questions about the same payment page while Stripe does not answer. */
const ASK_AGAIN_MINUTES = 10

/** Mark the unpaid bookings whose time has run out. Nothing waits for it: they hold no seats since that instant. */
export async function lapseOverdue(now: Date): Promise<number> {
  const departureIds = await listOverdueDepartureIds(database(), now)
  for (const id of departureIds) await inTransaction((db) => takeDeparture(db, id, now))
  return departureIds.length
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
