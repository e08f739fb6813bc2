import 'server-only'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Whether Stripe may be asked about a payment because a visitor asks us. All visitors together, on all instances, have
 * so many questions a second: an account of ours has a limit at Stripe, and those who set out to pay must not meet it.
 * Beyond them everybody hears what we know ourselves; the page asks again, and the webhook comes by itself.
 */
export async function mayCallStripe(): Promise<boolean> {
  return !(await consumeLimit('stripe_questions', 'all')).isUsedUp
}
