import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db } from '@/lib/db/client'

/** What has no row to lock yet. */
type Early = 'booking' | 'guest' | 'payment'

/** What is counted over many departures. */
type Late = 'client' | 'tour'

/** How often, and how long apart, a late name is tried for: longer than a crowd needs that counts one after the other. */
const TRIES = 20
const PAUSE_MS = 50

/** A name that could not be had is not waited for again so soon. */
const BACKOFF_MS = 5_000

const givenUpAt = new Map<string, number>()

/**
 * Have a name to oneself until the transaction ends. Two orders of locking would be a deadlock, so there is one: early
 * names, then a departure, then its bookings, then late names, each kind in the order above. After a late name nobody
 * waits for a row: who waits in line for a departure keeps no other departure waiting, as he would with his client's or
 * his tour's name in hand.
 */
export async function lockName(db: Db, name: `${Early}:${string}`): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/**
 * The same for a name that only makes a count exact, and so not for long: an instance that froze with it must not stop
 * the sale of a whole tour. After a second one of us goes on without it, and so do the others, at once, for some seconds:
 * what is taken meanwhile is not counted exactly. No seat is sold twice by that: seats are guarded by their departure. And
 * what was saved before is counted still, so that a bound is passed by no more than what goes on at once, in all instances
 * one transaction for each connection of theirs; PostgreSQL ends whatever holds a name within seconds (lib/postgres).
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
