import 'server-only'
import { singleFlight } from '@/lib/async/single-flight'
import { consumeLimit } from '@/lib/limits/limits'

/**
 * Time between two requests: shorter than the shortest polling interval of the payment page, so that each poll can
 * reach Stripe.
 */
const PAUSE_MS = 2000

/**
 * Make this instance send a request at most once every two seconds per key, and never concurrently. Callers that arrive
 * during a request wait for it; those that arrive soon after rely on its result.
 *
 * @param ask  sends the request and saves its result; if it throws, the next caller tries again
 * @returns    the throttled function, which also takes the key
 */
export function throttleByKey<Asked>(
  ask: (asked: Asked, now: Date) => Promise<void>,
): (name: string, asked: Asked, now: Date) => Promise<void> {
  const questions = singleFlight<void>()
  const answered = new Map<string, { readonly askedAt: Date }>()

  function forgetOldResponses(now: Date): void {
    for (const [name, { askedAt }] of answered) {
      if (Math.abs(now.getTime() - askedAt.getTime()) >= PAUSE_MS) answered.delete(name)
    }
  }

  return async function askNamed(name, asked, now) {
    forgetOldResponses(now)
    if (answered.has(name)) return
    await questions.join(async () => {
      await ask(asked, now)
      answered.set(name, { askedAt: now })
    }, name)
  }
}

/**
 * Whether we may call Stripe to check a payment for a visitor. All visitors on all instances share a budget per second:
 * Stripe limits the requests of our account, and guests who are about to pay must not hit that limit. Once the budget
 * is used up, visitors see what we have recorded and their page asks again later. No payment depends on this: the
 * webhook reports it, or the job `reconcile_checkout`, which has no such budget, finds it.
 */
export async function consumeStripeBudget(): Promise<boolean> {
  return !(await consumeLimit('stripe_questions', 'all')).isUsedUp
}
