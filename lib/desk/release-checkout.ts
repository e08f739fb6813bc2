import 'server-only'
import { type CheckoutStatus } from '@/lib/booking/wire'
import { findCheckoutBySession } from '@/lib/db/checkouts'
import { database } from '@/lib/db/client'
import { checkCheckout } from '@/lib/desk/check-checkout'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { expireCheckout } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'

/**
 * The guest came back without paying: close Stripe's page and give the seats back at once. A page that turns out to be
 * paid is confirmed instead. Null for an unknown session.
 */
export async function releaseCheckout(sessionId: string, now: Date): Promise<CheckoutStatus | null> {
  const checkout = await findCheckoutBySession(database(), sessionId)
  if (!checkout) return null
  if (checkout.state === 'open' && !(await isPaidAtStripe(sessionId)))
    await giveUpCheckout(checkout.id, 'expired', now)
  return checkCheckout(sessionId, now)
}

/** When Stripe does not answer, the seats go back all the same: a payment that comes later is seated or returned. */
async function isPaidAtStripe(sessionId: string): Promise<boolean> {
  try {
    return (await expireCheckout(sessionId)) === 'complete'
  } catch (error) {
    if (error instanceof PaymentProviderError) return false
    throw error
  }
}
