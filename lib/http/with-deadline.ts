import { PATIENCE } from '@/lib/async/patience'

/**
 * A visitor gets an answer within 15 seconds, even when several waits add up: for a connection, for a lock, twice for
 * Stripe. Each of them has a shorter timeout of its own.
 */
const DEADLINE_MS = PATIENCE * 14_000

/** The answer took too long; what it waited for may still happen. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Wait for some work, but not for ever. The work goes on: bookings and enquiries have an Idempotency-Key, so a retry
 * finds what became of it.
 *
 * Throws `DeadlineError`, and whatever the work throws in time.
 */
export async function withDeadline<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
