import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { TIMEOUT_FACTOR } from '@/lib/async/timeout-factor'
import { type Db } from '@/lib/db/client'

/** Names to lock before any row, for things that have no row yet and for actions that must happen only once. */
type Early = 'booking' | 'guest' | 'payment' | 'enquiry' | 'review'

/** Names that are locked after departures, for things that are counted across departures. */
type Late = 'client' | 'tour'

/**
 * How often to try to lock a counting name, and at what interval: enough for many transactions to count one after
 * another.
 */
const TRIES = TIMEOUT_FACTOR * 20
const PAUSE_MS = 50

/** After a failed attempt, nobody waits for the same name for this long. */
const BACKOFF_MS = 5_000

const abandonedAt = new Map<string, number>()

/**
 * Lock a name until the transaction ends. Follow the lock order in docs/architecture.md; lock names of one type in the
 * order listed above.
 */
export async function lockName(db: Db, name: `${Early}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/**
 * Try to lock a name whose lock only makes a count exact. An instance that freezes while holding it must not stop the
 * sale of a whole tour: after a second the transaction proceeds without it, and for some seconds others do so
 * immediately. Counts may be off until then, but no seat is sold twice: the lock on the departure protects seats. Saved
 * rows still count, so only transactions running at the same time can exceed a limit, at most one per connection of all
 * instances; and PostgreSQL ends an idle session that holds a name within seconds (lib/postgres). A transaction that
 * holds such a name must not wait for a row: everyone else of that client or tour would wait, too.
 */
export async function tryLockName(db: Db, name: `${Late}:${string}`): Promise<void> {
  dropExpired()
  const isGivenUp = abandonedAt.has(name)
  for (let tries = isGivenUp ? TRIES - 1 : 0; tries < TRIES; tries += 1) {
    const [row] = await db.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS "isOurs"`
    if (row?.isOurs) return void abandonedAt.delete(name)
    await pause(isGivenUp ? 0 : PAUSE_MS)
  }
  if (!isGivenUp) abandonedAt.set(name, performance.now())
}

function dropExpired(): void {
  for (const [name, at] of abandonedAt) if (performance.now() - at >= BACKOFF_MS) abandonedAt.delete(name)
}
