import 'server-only'
import { singleFlight } from '@/lib/async/single-flight'

/** Shorter than any pause of the polling page, so that each of its polls really asks. */
const PAUSE_MS = 2000

/**
 * Let this instance ask about the same key at most once in two seconds, and never concurrently. Callers who arrive
 * during a request wait for it; those who arrive soon after use what is known by then.
 *
 * @param ask  asks, and keeps what it hears. When it throws, the next who comes asks anew
 * @returns    the same, with a name for what is asked and the time of asking
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
