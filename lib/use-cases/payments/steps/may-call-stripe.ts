import 'server-only'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Whether Stripe may be called because a visitor asks about a payment. All visitors on all instances share a budget per
 * second: Stripe limits the requests of our account, and guests who are about to pay must not hit that limit. Beyond
 * the budget visitors see what we have recorded, and their page asks again. No payment depends on it: the webhook
 * reports it, or the job `reconcile_checkout`, which has no such budget, finds it.
 */
export async function mayCallStripe(): Promise<boolean> {
  return !(await consumeLimit('stripe_questions', 'all')).isUsedUp
}
