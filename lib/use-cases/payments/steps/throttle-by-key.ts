import 'server-only'
import { singleFlight } from '@/lib/async/single-flight'
import { consumeLimit } from '@/lib/limits/limits'

/** Shorter than any interval of the polling page, so that each of its polls really reaches Stripe. */
const PAUSE_MS = 2000

/**
 * Let this instance request the same key at most once in two seconds, and never concurrently. Callers that arrive
 * during a request wait for it; those that arrive soon after use its result.
 *
 * @param ask  makes the request and saves its result. If it throws, the next caller tries again
 * @returns    the same function, which also takes the key and the time of the request
 */
export function throttleByKey<Asked>(
  ask: (asked: Asked, now: Date) => Promise<void>,
): (name: string, asked: Asked, now: Date) => Promise<void> {
  const questions = singleFlight<void>()
  const answered = new Map<string, { readonly askedAt: Date }>()

  function forgetOld(now: Date): void {
    for (const [name, { askedAt }] of answered) {
      if (Math.abs(now.getTime() - askedAt.getTime()) >= PAUSE_MS) answered.delete(name)
    }
  }

  return async function askNamed(name, asked, now) {
    forgetOld(now)
    if (answered.has(name)) return
    await questions.join(async () => {
      await ask(asked, now)
      answered.set(name, { askedAt: now })
    }, name)
  }
}

/**
 * Whether Stripe may be called because a visitor asks about a payment. All visitors on all instances share a budget per
 * second: Stripe limits the requests of our account, and guests who are about to pay must not hit that limit. Beyond
 * the budget visitors see what we have recorded, and their page asks again. No payment depends on it: the webhook
 * reports it, or the job `reconcile_checkout`, which has no such budget, finds it.
 */
export async function mayCallStripe(): Promise<boolean> {
  return !(await consumeLimit('stripe_questions', 'all')).isUsedUp
}
