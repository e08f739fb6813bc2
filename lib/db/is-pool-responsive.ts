import 'server-only'
import { type Pool, type QueryConfig } from 'pg'

/** How long a pool may take to give a connection and have it answer. */
const TIMEOUT_MS = 2_000

/**
 * If a full pool has not handed out a connection for this long, nothing is moving: it is longer than any one statement
 * takes.
 */
const STALLED_MS = 8_000

/** @param handedOutAt  when a connection was handed out last, by `performance.now()` */
type Watched = { readonly pool: Pool; readonly handedOutAt: number }

/** `query_timeout` is missing in the types: https://node-postgres.com/apis/client */
const PING: QueryConfig & { readonly query_timeout: number } = {
  text: 'SELECT 1',
  query_timeout: TIMEOUT_MS,
}

const underWay = new WeakMap<Pool, Promise<boolean>>()

/** Whether a pool hands out a connection that answers, or is full but still moving. Throws nothing. */
export async function isPoolResponsive(watched: Watched): Promise<boolean> {
  const answer = await withTimeout(ping(watched.pool))
  if (answer !== 'late') return answer
  const { pool, handedOutAt } = watched
  const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  return isFull && performance.now() - handedOutAt < STALLED_MS
}

/** Runs one ping at a time: a load balancer that keeps asking must not lengthen the queue. */
function ping(pool: Pool): Promise<boolean> {
  const known = underWay.get(pool)
  if (known) return known
  const asking = pool
    .query(PING)
    .then(
      () => true,
      () => false,
    )
    .finally(() => underWay.delete(pool))
  underWay.set(pool, asking)
  return asking
}

async function withTimeout(answer: Promise<boolean>): Promise<boolean | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, 'late')))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
