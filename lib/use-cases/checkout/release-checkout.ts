import 'server-only'
import { type CheckoutStatus } from '@/lib/contract/checkout'
import { findCheckout, findCheckoutBySession, type StoredCheckout } from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { throttleByKey, consumeStripeBudget } from '@/lib/use-cases/payments/steps/throttle-by-key'
import { refreshCheckoutStatus, findCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckoutSeats, abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { readReleaseToken } from '@/lib/use-cases/links/release-token'
import { expireCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'

const closeWithStripe = throttleByKey(async ({ id, sessionId }: StoredCheckout, now) => {
  if (!sessionId) return
  const end = await closePage(sessionId)
  if (end === 'complete') await refreshCheckoutStatus(sessionId, now)
  else if (end === 'expired') await abandonCheckout(id, { state: 'expired' }, now)
  else await releaseCheckoutSeats(id, now)
})

/**
 * Close Stripe's page and release its seats, because the guest returned without paying. If the page turns out to be
 * paid, confirm the booking instead. If Stripe does not respond, or our limit on calls is reached, the seats are
 * released anyway and the worker checks later: a payment that did go through gets seats again, or a refund. Null for an
 * unknown session.
 */
export async function releaseCheckout(sessionId: string, now: Date): Promise<CheckoutStatus | null> {
  const checkout = await findCheckoutBySession(database(), sessionId)
  if (!checkout) return null
  // A change stays pending until it is withdrawn, and can still be paid for on the booking's page.
  if (checkout.state !== 'open' || checkout.changeId) return refreshCheckoutStatus(sessionId, now)
  await closeWithStripe(sessionId, checkout, now)
  return findCheckoutStatus(sessionId, now)
}

/**
 * Release by the token in the page's return URL, for a browser that does not know the session. The token gives no
 * access to the booking, so the response contains no link to it. Null if the token is invalid or the page was never
 * opened.
 */
export async function releaseCheckoutByToken(token: string, now: Date): Promise<CheckoutStatus | null> {
  const id = await readReleaseToken(token)
  const checkout = id && (await findCheckout(database(), id))
  if (!checkout || !checkout.sessionId) return null
  const released = await releaseCheckout(checkout.sessionId, now)
  return released && { status: released.status, reference: released.reference }
}

async function closePage(sessionId: string): Promise<'expired' | 'complete' | 'unanswered'> {
  if (!(await consumeStripeBudget())) return 'unanswered'
  try {
    return await expireCheckoutSession(sessionId)
  } catch (error) {
    if (error instanceof PaymentProviderError) return 'unanswered'
    throw error
  }
}
