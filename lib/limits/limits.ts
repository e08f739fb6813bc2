import 'server-only'
import { type Pool, type QueryConfig } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { closePool, openPool } from '@/lib/postgres/open-pool'

/**
 * How much one client may do in a given time, counted across all instances. For bookings and enquiries the first half
 * is free; after that each use needs a proof of work. An attempt without one counts too.
 */
export const RATE_LIMITS = {
  /**
   * Bookings started, including those refused because too many seats are unpaid. Even a large family that retries many
   * times stays within the free half.
   */
  bookings_of_client: { points: 240, seconds: 3600 },
  /**
   * Seats of bookings started: as many as all our departures in ten days have, which is more than any hotel books in
   * one day.
   */
  seats_of_client: { points: 480, seconds: 24 * 3600 },
  enquiries_of_client: { points: 120, seconds: 3600 },
  /** Changes requested on a booking's page, per booking: each may send e-mails. */
  changes_of_booking: { points: 20, seconds: 3600 },
  /** Previews of a change on a booking's page: each queries the database, and sometimes Stripe. */
  previews_of_booking: { points: 120, seconds: 600 },
  /** Attempts with invalid booking links. Once they are used up, the client cannot open valid links either. */
  wrong_links_of_client: { points: 30, seconds: 600 },
  /** Requests for lost links, per client and per address. */
  lost_links_of_client: { points: 20, seconds: 3600 },
  lost_links_of_address: { points: 3, seconds: 3600 },
  /**
   * Requests for links to the office, per client, per address and client, and per address: the last is so high that a
   * stranger's few do not keep the address's owner out. A browser that is or was signed in with the address has its own
   * in place of the last, by its session.
   */
  office_links_of_client: { points: 20, seconds: 3600 },
  office_links_of_address_and_client: { points: 5, seconds: 3600 },
  office_links_of_address: { points: 20, seconds: 3600 },
  office_links_of_session: { points: 10, seconds: 3600 },
  /** Pages and acts of one signed-in browser: more than a person needs, and less than reading everything takes. */
  office_calls_of_session: { points: 1200, seconds: 600 },
  /** The same for all browsers of an address, which may be several people's: signing in again starts no new count. */
  office_calls_of_address: { points: 3600, seconds: 600 },
  /**
   * Parties that join the waiting list, per client and per address: each may be offered seats, which are held for
   * hours.
   */
  waiting_of_client: { points: 12, seconds: 24 * 3600 },
  waiting_of_address: { points: 12, seconds: 24 * 3600 },
  /** Requests to change a booking's e-mail address, per client and per booking. */
  new_addresses_of_client: { points: 20, seconds: 3600 },
  new_addresses_of_booking: { points: 5, seconds: 24 * 3600 },
  /** Identity requests by the doctor, which makes about twenty. */
  identities_of_client: { points: 120, seconds: 600 },
  /**
   * Calls to Stripe caused by visitors who check a payment, for all visitors together. Stripe allows an account a
   * hundred calls a second; the rest is for guests about to pay and for the worker. No proof of work applies here.
   * Source: https://docs.stripe.com/rate-limits.
   */
  stripe_questions: { points: 20, seconds: 1 },
} as const

const FREE_SHARE = 0.5

export type LimitName = keyof typeof RATE_LIMITS

/**
 * Limits are counted on connections of their own, so that a flood of requests never uses up those that bookings need.
 */
const CONNECTIONS = 3

/** How long counting may wait for a connection, and for a response. After that each instance counts on its own. */
const WAIT_MS = 2_000

/**
 * How long counting may wait for a lock on its table. Seats are counted while their departure is locked, so everyone
 * else who needs that departure waits too (`consumeHoldLimits`); a count locks its row for a millisecond.
 */
const LOCK_WAIT_MS = 1_000

// In development, modules are reloaded, but the limiters must survive that.
const globals: { lumiLimiters?: Map<LimitName, RateLimiterAbstract>; lumiLimitsPool?: Pool } =
  globalThis as object

/** How much of a limit has been used. */
export type LimitState = {
  readonly isUsedUp: boolean
  /** Whether the free half of the limit is used up. */
  readonly isNear: boolean
  readonly seconds: number
}

/**
 * Count one use of a limit.
 *
 * @param who     the client, booking or e-mail address that the limit is for
 * @param points  how many points this use takes
 */
export async function consumeLimit(name: LimitName, who: string, points = 1): Promise<LimitState> {
  try {
    return toLimitState(name, await limiter(name).consume(who, points))
  } catch (refusal) {
    if (!isUsedUp(refusal)) throw refusal
    return { isUsedUp: true, isNear: true, seconds: secondsOf(refusal) }
  }
}

/** The state of a limit after one more use, without counting it. */
export async function peekLimit(name: LimitName, who: string): Promise<LimitState> {
  const used = await limiter(name).get(who)
  return used ? toLimitState(name, used, 1) : { isUsedUp: false, isNear: false, seconds: 0 }
}

/** Undo a counted use that had no effect. */
export async function restoreLimit(name: LimitName, who: string): Promise<void> {
  await limiter(name).reward(who)
}

/**
 * When a limit is used up, the library throws its count. The limiter may come from another bundle, with its own copy of
 * the class.
 */
function isUsedUp(thrown: unknown): thrown is RateLimiterRes {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown
}

function toLimitState(name: LimitName, used: RateLimiterRes, more = 0): LimitState {
  const { points } = RATE_LIMITS[name]
  const uses = used.consumedPoints + more
  return { isUsedUp: uses > points, isNear: uses > points * FREE_SHARE, seconds: secondsOf(used) }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** Close the counting connections; the next use opens them again. */
export async function closeLimitConnections(): Promise<void> {
  const pool = globals.lumiLimitsPool
  delete globals.lumiLimiters
  delete globals.lumiLimitsPool
  if (pool) await closePool(pool)
}

function limiter(name: LimitName): RateLimiterAbstract {
  const limiters = (globals.lumiLimiters ??= new Map())
  const known = limiters.get(name) ?? openLimiter(name)
  limiters.set(name, known)
  return known
}

/**
 * The library prepares statements by name. A pooler that shares connections may run them on a connection that does not
 * know the name.
 */
function unprepared(pool: Pool) {
  return { query: ({ text, values }: QueryConfig) => pool.query(text, values) }
}

function countingPool(): Pool {
  return (globals.lumiLimitsPool ??= openPool({
    name: 'limits',
    connections: CONNECTIONS,
    waitMs: WAIT_MS,
    statementMs: WAIT_MS,
    lockWaitMs: LOCK_WAIT_MS,
  }))
}

function openLimiter(name: LimitName): RateLimiterAbstract {
  const limit = { keyPrefix: name, points: RATE_LIMITS[name].points, duration: RATE_LIMITS[name].seconds }
  return new RateLimiterPostgres({
    ...limit,
    storeClient: unprepared(countingPool()),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Once this limit is used up, an instance refuses calls from memory, so that a flood does not query the database
    // each time.
    ...(name === 'stripe_questions' && { inMemoryBlockOnConsumed: limit.points }),
    // The worker deletes expired counters daily; a timer in each process would only add queries.
    clearExpiredByTimeout: false,
    // While the database is unavailable, each instance counts in its own memory.
    insuranceLimiter: new RateLimiterMemory(limit),
  })
}
