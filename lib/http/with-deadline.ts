import { TIMEOUT_FACTOR } from '@/lib/async/timeout-factor'

/**
 * A visitor gets a response within 15 seconds, even if it has to wait several times: for a connection, for a lock,
 * twice for Stripe. Each of these waits has a shorter timeout of its own.
 */
const DEADLINE_MS = TIMEOUT_FACTOR * 14_000

/** Thrown if a response took too long. The work may still be completed. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Wait for some work, but only until the deadline. After that the work continues: bookings and enquiries have an
 * idempotency key, so a retry finds the result.
 *
 * Throws `DeadlineError`, or any error that the work throws in time.
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
