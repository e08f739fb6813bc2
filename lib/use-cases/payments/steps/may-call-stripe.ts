import 'server-only'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Whether Stripe may be called because a visitor asks about a payment. All visitors on all instances share a budget per
 * second: our account has a rate limit at Stripe, and guests who are about to pay must not run into it. Beyond the
 * budget visitors are told what we know, and their page asks again. No payment depends on it: the webhook tells of it,
 * or the job `reconcile_checkout` asks, which has no such budget.
 */
export async function mayCallStripe(): Promise<boolean> {
  return !(await consumeLimit('stripe_questions', 'all')).isUsedUp
}
