/**
 * A visitor hears within 15 seconds, also where several waits come together: for a connection, for a lock, twice for
 * Stripe. Each of them has a shorter bound of its own.
 */
const DEADLINE_MS = 14_000

/** The answer took too long; what it waited for may still come about. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Wait for some work, but not for ever. What was begun goes on: bookings and requests know their Idempotency-Key, so
 * that the same sent again finds what became of it.
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
