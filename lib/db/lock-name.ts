import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE } from '@/lib/async/patience'
import { type Db } from '@/lib/db/client'

/** Things that have no row to lock yet, or what is done about a thing once. */
type Early = 'booking' | 'guest' | 'payment' | 'enquiry'

/** Things that are counted across departures. */
type Late = 'client' | 'tour'

/** How often, and at which interval, to try for a late name: longer than a crowd needs that counts one by one. */
const TRIES = PATIENCE * 20
const PAUSE_MS = 50

/** A name that could not be locked is not waited for again within this time. */
const BACKOFF_MS = 5_000

const givenUpAt = new Map<string, number>()

/**
 * Lock a name until the transaction ends, in the one order of locks (docs/architecture.md), names of a kind in the order
 * above. After a late name no transaction waits for a row: while waiting for one departure, it would hold up all others of
 * that client or tour.
 */
export async function lockName(db: Db, name: `${Early}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/**
 * Try to lock a name that only makes a count exact. An instance that freezes while holding it must not stop the sale of
 * a whole tour: after a second the transaction goes on without it, and for some seconds so do others, at once. Counts
 * may be off meanwhile. No seat is sold twice because of that: seats are guarded by their departure. What was saved
 * before still counts, so a bound is passed by no more than what runs at once, which is one transaction for each
 * connection of all instances; and PostgreSQL ends whatever holds a name within seconds (lib/postgres).
 */
export async function tryLockName(db: Db, name: `${Late}:${string}`): Promise<void> {
  forgetOld()
  const isGivenUp = givenUpAt.has(name)
  for (let tries = isGivenUp ? TRIES - 1 : 0; tries < TRIES; tries += 1) {
    const [row] = await db.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS "isOurs"`
    if (row?.isOurs) return void givenUpAt.delete(name)
    await pause(isGivenUp ? 0 : PAUSE_MS)
  }
  if (!isGivenUp) givenUpAt.set(name, performance.now())
}

function forgetOld(): void {
  for (const [name, at] of givenUpAt) if (performance.now() - at >= BACKOFF_MS) givenUpAt.delete(name)
}
