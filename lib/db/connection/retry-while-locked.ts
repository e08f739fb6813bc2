import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'

/** PostgreSQL's error code when a statement with NOWAIT finds a row locked. */
const LOCKED = '55P03'

/** The first pause between attempts, about as long as one booking takes. */
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 250

/** Thrown at once, without waiting, when a departure is locked elsewhere. */
export class DepartureLockedError extends Error {
  override name = 'DepartureLockedError'

  constructor(
    readonly departureId: number,
    cause: unknown,
  ) {
    super(`departure ${departureId} is locked`, { cause })
  }
}

/**
 * Retry a transaction while a row it needs is locked. No connection is held between attempts, so waiting for a stuck
 * departure takes nothing from the others.
 *
 * Throws the error of the last attempt.
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
      if (!isRowLockedError(error) || performance.now() + pauseMs > deadline) throw error
    }
    await pause(pauseMs * (0.5 + Math.random()))
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
  }
}

/** Whether an error says that a row is locked. Prisma may put PostgreSQL's error code in several places. */
export function isRowLockedError(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false
  const told = ['code', 'originalCode'].map((name) => Reflect.get(error, name))
  if (told.includes(LOCKED)) return true
  return ['meta', 'driverAdapterError', 'cause'].some((name) =>
    isRowLockedError(Reflect.get(error, name), depth + 1),
  )
}
