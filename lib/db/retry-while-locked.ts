import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'

/** PostgreSQL's word for a row that somebody else has locked, where nobody wants to wait for it. */
const LOCKED = '55P03'

/** Pauses grow from the time that a booking takes to a look now and then. */
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 250

/**
 * Run a transaction again while what it wants to lock is locked, for so long. Between two tries it has no connection:
 * whoever waits for a departure that is stuck takes nothing from those who want another.
 *
 * Throws what the last try threw.
 */
export async function retryWhileLocked<T>(
  transact: (hasTried: boolean) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  let pauseMs = FIRST_PAUSE_MS
  for (let tries = 0; ; tries += 1) {
    try {
      return await transact(tries > 0)
    } catch (error) {
      if (!isLocked(error) || performance.now() + pauseMs > deadline) throw error
    }
    await pause(pauseMs * (0.5 + Math.random()))
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
}

/** Prisma tells PostgreSQL's code with what its driver said, at more than one place. */
function isLocked(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false
  const told = ['code', 'originalCode'].map((name) => Reflect.get(error, name))
  if (told.includes(LOCKED)) return true
  return ['meta', 'driverAdapterError', 'cause'].some((name) => isLocked(Reflect.get(error, name), depth + 1))
}
