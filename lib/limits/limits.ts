import 'server-only'
import { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { databaseUrl } from '@/lib/env'

/** How much one client, or one e-mail address, may do in a time. All instances count together. */
const LIMITS = {
  /** Bookings begun and not refused, by client: a large family tries often, and never this often. */
  bookings_of_client: { points: 120, seconds: 3600 },
  /** Messages and requests, by client. */
  requests_of_client: { points: 60, seconds: 3600 },
  /** The same, by the e-mail address that they name. */
  requests_of_address: { points: 20, seconds: 24 * 3600 },
} as const

export type LimitName = keyof typeof LIMITS

/** Connections for counting alone, so that a flood that is counted never takes those of bookings. */
const CONNECTIONS = 3

// Development reloads modules; the limiters must outlive them.
const kept: { lumiLimiters?: Readonly<Record<LimitName, RateLimiterAbstract>> } = globalThis as object

/**
 * Count one use of a limit.
 *
 * @param who  a client's address or an e-mail address
 * @returns    null when it is within the limit, else the seconds to wait
 */
export async function spend(name: LimitName, who: string): Promise<number | null> {
  try {
    await limiters()[name].consume(who)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
    throw refusal
  }
}

/** Whether a limit is used up, without counting: null, or the seconds to wait. */
export async function waitFor(name: LimitName, who: string): Promise<number | null> {
  const used = await limiters()[name].get(who)
  return used && used.remainingPoints <= 0 ? secondsOf(used) : null
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

function limiters(): Readonly<Record<LimitName, RateLimiterAbstract>> {
  return (kept.lumiLimiters ??= openLimiters())
}

function openLimiters(): Readonly<Record<LimitName, RateLimiterAbstract>> {
  const pool = new Pool({
    connectionString: databaseUrl(),
    max: CONNECTIONS,
    connectionTimeoutMillis: 2000,
    allowExitOnIdle: true,
  })
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => {})
  const open = (name: LimitName) => {
    const limit = { keyPrefix: name, points: LIMITS[name].points, duration: LIMITS[name].seconds }
    return new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      // While the database is away each instance counts for itself.
      insuranceLimiter: new RateLimiterMemory(limit),
    })
  }
  return {
    bookings_of_client: open('bookings_of_client'),
    requests_of_client: open('requests_of_client'),
    requests_of_address: open('requests_of_address'),
  }
}
