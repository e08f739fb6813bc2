import 'server-only'
import { type Pool, type QueryConfig } from 'pg'
import { singleFlight } from '@/lib/async/single-flight'
import { withTimeout } from '@/lib/async/with-timeout'

/** How long a pool may take to hand out a connection that responds. */
const TIMEOUT_MS = 2_000

/** If a full pool has not handed out a connection for this long, it is stuck: no statement may take this long. */
const STALLED_MS = 8_000

/** A pool, and when it last handed out a connection, by `performance.now()`. */
type Watched = { readonly pool: Pool; readonly handedOutAt: number }

/**
 * Asks whether the database accepts writes: a standby responds too, but cannot take bookings. The types lack
 * `query_timeout`: https://node-postgres.com/apis/client
 */
const PING: QueryConfig & { readonly query_timeout: number } = {
  text: 'SHOW transaction_read_only',
  query_timeout: TIMEOUT_MS,
}

const pings = singleFlight<boolean>()

/**
 * Whether a pool hands out a connection that responds and accepts writes, or is full but still moving. Never throws.
 */
export async function isPoolResponsive(watched: Watched): Promise<boolean> {
  const answer = await withTimeout(ping(watched.pool), TIMEOUT_MS, 'late')
  if (answer !== 'late') return answer
  const { pool, handedOutAt } = watched
  const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  return isFull && performance.now() - handedOutAt < STALLED_MS
}

/** Run one ping per pool at a time: a load balancer that keeps asking must not make the queue longer. */
function ping(pool: Pool): Promise<boolean> {
  const ask = () =>
    pool.query<{ transaction_read_only: string }>(PING).then(
      ({ rows }) => rows[0]?.transaction_read_only === 'off',
      () => false,
    )
  return pings.join(ask, pool)
}
