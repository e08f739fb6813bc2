import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Pool } from 'pg'
import { isPoolResponsive } from '@/lib/db/is-pool-responsive'
import { type Prisma, PrismaClient } from '@/lib/db/generated/client'
import { retryWhileLocked } from '@/lib/db/retry-while-locked'
import { limitConcurrency } from '@/lib/db/limit-concurrency'
import { closePool, openPool } from '@/lib/postgres/open-pool'

/** A connection that queries run on: the pool, or a transaction. */
export type Db = Prisma.TransactionClient

/**
 * `reads`: lists and prices for visitors. `money`: bookings, payments, and all that nobody has put elsewhere.
 * `background`: what waits for nobody, such as e-mails, refunds and your commands.
 */
export type PoolName = 'reads' | 'money' | 'background'

type Terms = {
  readonly connections: number
  readonly waitMs: number
  readonly statementMs: number
  readonly transactionMs: number
}

/**
 * What is stuck in one pool takes nothing from the others. With the three connections that count uses (lib/limits), an
 * instance has 23 at the most: PostgreSQL's usual 100 do for four, and a worker of its own uses 10.
 *
 * A visitor hears within 15 seconds: a statement that waits for a lock ends after 5 (lib/postgres), one that begins in
 * the last moment of a transaction's 8 ends after 13. What waits on is ended by lib/http/with-deadline.ts.
 */
const TERMS: Readonly<Record<PoolName, Terms>> = {
  // Answered from indexes in milliseconds, and shared by those who ask the same.
  reads: { connections: 4, waitMs: 5_000, statementMs: 6_000, transactionMs: 8_000 },
  // Departures are locked one after the other: more connections than this would only wait.
  money: { connections: 6, waitMs: 5_000, statementMs: 6_000, transactionMs: 8_000 },
  // Two of them listen for new jobs, for e-mails and for the rest. Sweeps and reports take their time.
  background: { connections: 10, waitMs: 10_000, statementMs: 30_000, transactionMs: 60_000 },
}

/** Transactions about the same thing that may have a connection: a second would only find it locked. */
const CONCURRENCY_PER_DEPARTURE = 1

/** How long a transaction stands in line for others about the same thing. */
const QUEUE_WAIT_MS = 8_000

/** How long it is tried again while somebody else has locked its departure. */
const LOCK_RETRY_MS = 5_000

type OpenPool = { readonly pool: Pool; readonly prisma: PrismaClient; handedOutAt: number }

// Development reloads modules; the pools must outlive them.
const kept: {
  lumiOpenPools?: Map<PoolName, OpenPool>
  lumiChosen?: AsyncLocalStorage<PoolName>
} = globalThis as object

/** The database, through the pool that `withPool` has chosen; through `money` where nobody has. */
export function database(): PrismaClient {
  return open(chosen().getStore() ?? 'money').prisma
}

/** Let all that some work asks of the database go through one pool, however deep down it is asked. */
export function withPool<T>(name: PoolName, work: () => Promise<T>): Promise<T> {
  return chosen().run(name, work)
}

/** The connections of background work themselves, for the job queue. */
export function backgroundPool(): Pool {
  return open('background').pool
}

/**
 * All of it is saved, or nothing. Throws when PostgreSQL or the line before it took too long; nothing is saved then. The
 * work begins anew when a departure that it locks is locked by somebody else: until then it must have done nothing
 * outside the database.
 *
 * @param line  where one instance has more work about the same than can go on, it waits without a connection: a
 *              departure that is stuck takes none from the others
 */
export async function inTransaction<T>(work: (db: Db) => Promise<T>, line?: Line<T>): Promise<T> {
  const transact = () => database().$transaction(work)
  if (!line) return retryWhileLocked(transact, LOCK_RETRY_MS)
  const { about, early } = line
  return limitConcurrency(about, { limit: CONCURRENCY_PER_DEPARTURE, waitMs: QUEUE_WAIT_MS }, (hasWaited) =>
    retryWhileLocked(async (hasTried) => {
      const answer = hasWaited || hasTried ? await early?.() : null
      return answer ?? transact()
    }, LOCK_RETRY_MS),
  )
}

type Line<T> = {
  /** What the work will lock. */
  readonly about: `departure:${number}`
  /** Asked after each wait: what it answers is the end, and no transaction begins. */
  readonly early?: () => Promise<T | null>
}

export async function closeDatabase(): Promise<void> {
  const all = [...openPools().values()]
  openPools().clear()
  await Promise.all(all.map(({ pool, prisma }) => prisma.$disconnect().then(() => closePool(pool))))
}

/**
 * Whether visitors and money can be served: the pools of both give a connection that answers, asked as everybody asks.
 *
 * A pool that is full is well as long as it hands connections out: a crowd, or whoever waits for a stuck departure, goes
 * on within seconds, and a balancer that took the instance away would only lengthen the others' lines.
 */
export async function isDatabaseUp(): Promise<boolean> {
  const answers = await Promise.all((['reads', 'money'] as const).map((name) => isPoolResponsive(open(name))))
  return answers.every(Boolean)
}

function chosen(): AsyncLocalStorage<PoolName> {
  return (kept.lumiChosen ??= new AsyncLocalStorage())
}

function openPools(): Map<PoolName, OpenPool> {
  return (kept.lumiOpenPools ??= new Map())
}

function open(name: PoolName): OpenPool {
  const known = openPools().get(name)
  if (known) return known
  const { connections, waitMs, statementMs, transactionMs } = TERMS[name]
  const pool = openPool({ name, connections, waitMs, statementMs })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: waitMs, timeout: transactionMs },
  })
  const opening: OpenPool = { pool, prisma, handedOutAt: performance.now() }
  pool.on('acquire', () => (opening.handedOutAt = performance.now()))
  openPools().set(name, opening)
  return opening
}
