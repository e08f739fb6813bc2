import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Pool } from 'pg'
import { TIMEOUT_FACTOR } from '@/lib/async/timeout-factor'
import { withTimeout } from '@/lib/async/with-timeout'
import { canReadBookings } from '@/lib/db/connection/can-read-bookings'
import { isPoolResponsive } from '@/lib/db/connection/is-pool-responsive'
import { type Prisma, PrismaClient } from '@/lib/db/generated/client'
import {
  DepartureLockedError,
  isRowLockedError,
  retryWhileLocked,
} from '@/lib/db/connection/retry-while-locked'
import { limitConcurrency } from '@/lib/db/connection/limit-concurrency'
import { closePool, openPool } from '@/lib/postgres/open-pool'

/** What queries run on: a connection pool, or a transaction. */
export type Db = Prisma.TransactionClient

/**
 * The pools. `reads`: lists and prices for visitors. `money`, the default: bookings and payments. `background`: work
 * that nobody waits for, such as e-mails, refunds and operator commands.
 */
export type PoolName = 'reads' | 'money' | 'background'

type Terms = {
  readonly connections: number
  readonly waitMs: number
  readonly statementMs: number
  readonly transactionMs: number
}

/**
 * The pools are separate, so that work stuck in one takes no connections from the others. The total, including the rate
 * limiter's pool (lib/limits), is in docs/operations.md; a test checks it.
 *
 * A visitor gets a response within 15 seconds: a statement that waits for a lock ends after 5 (lib/postgres), and one
 * that begins in the last moment of an 8-second transaction ends after 13. Longer waits are ended by
 * lib/http/with-deadline.ts.
 */
const TERMS: Readonly<Record<PoolName, Terms>> = {
  // Visitors' queries are served from indexes in milliseconds, and identical ones are shared.
  reads: { connections: 4, waitMs: 5_000, statementMs: 6_000, transactionMs: 8_000 },
  // Transactions on one departure run one after another: more connections than this would only wait.
  money: { connections: 6, waitMs: 5_000, statementMs: 6_000, transactionMs: 8_000 },
  // Two background connections listen for new jobs: one for e-mails, one for everything else. Sweeps and reports are
  // slow.
  background: { connections: 10, waitMs: 10_000, statementMs: 30_000, transactionMs: 60_000 },
}

const READING_MS = 2_000

/**
 * How many transactions on one departure may hold a connection at a time: a second would only find the departure
 * locked.
 */
const CONCURRENCY_PER_DEPARTURE = 1

/** How long a transaction queues behind others on the same departure. */
const QUEUE_WAIT_MS = TIMEOUT_FACTOR * 8_000

/** How long a transaction is retried while its departure is locked elsewhere. */
const LOCK_RETRY_MS = TIMEOUT_FACTOR * 5_000

type OpenPool = { readonly pool: Pool; readonly prisma: PrismaClient; handedOutAt: number }

// In development, modules are reloaded, but the pools must survive that.
const globals: {
  lumiOpenPools?: Map<PoolName, OpenPool>
  lumiChosen?: AsyncLocalStorage<PoolName>
} = globalThis as object

/** The database, through the pool chosen by `withPool`, or else through `money`. */
export function database(): PrismaClient {
  return open(chosen().getStore() ?? 'money').prisma
}

/** Run some work with all its database access going through one pool, however deep in the calls. */
export function withPool<T>(name: PoolName, work: () => Promise<T>): Promise<T> {
  return chosen().run(name, work)
}

export function backgroundPool(): Pool {
  return open('background').pool
}

/**
 * Run work in one transaction. Throws if PostgreSQL or our queue takes too long; nothing is saved then. If a departure
 * is locked elsewhere, the work queues behind earlier transactions on it and starts over, so it must have no effect
 * outside the database before it locks the departure. No connection is held while queueing, so a stuck departure takes
 * none from the others.
 *
 * @param line  the departure that the work will lock, if known: under load it then queues before its first attempt
 */
export async function inTransaction<T>(work: (db: Db) => Promise<T>, line?: Line<T>): Promise<T> {
  const transact = () => database().$transaction(work)
  if (line)
    return inLine(line.about, async (hasWaited) => {
      const answer = hasWaited ? await line.early?.() : null
      return answer ?? transact()
    })
  try {
    return await transact()
  } catch (error) {
    if (error instanceof DepartureLockedError) return inLine(`departure:${error.departureId}`, transact)
    if (isRowLockedError(error)) return retryWhileLocked(transact, LOCK_RETRY_MS)
    throw error
  }
}

function inLine<T>(about: string, transact: (hasWaited: boolean) => Promise<T>): Promise<T> {
  return limitConcurrency(about, { limit: CONCURRENCY_PER_DEPARTURE, waitMs: QUEUE_WAIT_MS }, (hasWaited) =>
    retryWhileLocked((hasTried) => transact(hasWaited || hasTried), LOCK_RETRY_MS),
  )
}

type Line<T> = {
  readonly about: `departure:${number}`
  /** Called after each wait: if it returns anything but null, that is the result and no transaction begins. */
  readonly early?: () => Promise<T | null>
}

export async function closeDatabase(): Promise<void> {
  const all = [...openPools().values()]
  openPools().clear()
  await Promise.all(all.map(({ pool, prisma }) => prisma.$disconnect().then(() => closePool(pool))))
}

/**
 * Whether visitors and payments can be served: both pools must hand out a connection that responds.
 *
 * A full pool is healthy while it keeps handing out connections: a rush, or a queue behind a stuck departure, clears
 * within seconds. Taking the instance out of the load balancer would only lengthen the queues elsewhere.
 */
export async function isDatabaseUp(): Promise<boolean> {
  const answers = await Promise.all((['reads', 'money'] as const).map((name) => isPoolResponsive(open(name))))
  if (!answers.every(Boolean)) return false
  // A late response still counts as healthy: the load may be high, and the pools have been checked above.
  return withTimeout(canReadBookings(open('money').prisma), READING_MS, true)
}

function chosen(): AsyncLocalStorage<PoolName> {
  return (globals.lumiChosen ??= new AsyncLocalStorage())
}

function openPools(): Map<PoolName, OpenPool> {
  return (globals.lumiOpenPools ??= new Map())
}

function open(name: PoolName): OpenPool {
  const known = openPools().get(name)
  if (known) return known
  const { connections, waitMs, statementMs, transactionMs } = TERMS[name]
  const pool = openPool({ name, connections, waitMs, statementMs, onlyReads: name === 'reads' })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: TIMEOUT_FACTOR * waitMs, timeout: TIMEOUT_FACTOR * transactionMs },
  })
  const opening: OpenPool = { pool, prisma, handedOutAt: performance.now() }
  pool.on('acquire', () => (opening.handedOutAt = performance.now()))
  openPools().set(name, opening)
  return opening
}
