import 'server-only'
import { minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { claimDueCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { listOverdueDepartureIds } from '@/lib/db/departures'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { settleCheckout } from '@/lib/desk/settle-checkout'
import { takeDeparture } from '@/lib/desk/take-departure'
import { expireCheckout, readCheckout } from '@/lib/stripe/checkout'
import { isStripeConfigured, PaymentProviderError } from '@/lib/stripe/client'

/** Minutes between two questions about the same payment page while Stripe does not answer. */
const ASK_AGAIN_MINUTES = 10

/** Mark the unpaid bookings whose time has run out. Nothing waits for it: they hold no seats since that instant. */
export async function lapseOverdue(now: Date): Promise<number> {
  const departureIds = await listOverdueDepartureIds(database(), now)
  for (const id of departureIds) await inTransaction((db) => takeDeparture(db, id, now))
  return departureIds.length
}

/**
 * Ask Stripe about payment pages whose time is over and of which no event has told us, so that a payment is found even
 * when every webhook was lost; and close pages whose booking was paid by another.
 */
export async function settleStaleCheckouts(now: Date): Promise<number> {
  if (!isStripeConfigured()) return 0
  let asked = 0
  for (;;) {
    const claim = { state: 'open', now, leaseUntil: minutesAfter(now, ASK_AGAIN_MINUTES) } as const
    const checkout = await claimDueCheckout(database(), claim)
    if (!checkout) return asked
    asked += 1
    await settleStale(checkout, now)
  }
}

async function settleStale(checkout: StoredCheckout, now: Date): Promise<void> {
  const { sessionId } = checkout
  if (!sessionId) return giveUpCheckout(checkout.id, 'expired', now)
  try {
    const { state } = await loadBooking(database(), checkout.bookingId)
    if (state === 'confirmed') await expireCheckout(sessionId)
    await settleCheckout(checkout, await readCheckout(sessionId), now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    console.error(
      `checkout ${checkout.id} could not be settled, Stripe is asked again later: ${error.message}`,
    )
  }
}
