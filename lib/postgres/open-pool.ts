import 'server-only'
import { type ClientBase, Pool } from 'pg'
import { databaseSettings } from '@/lib/env'
import { TIMEOUT_FACTOR } from '@/lib/async/timeout-factor'

/** How long a statement may wait for a lock. A longer wait means that its holder is stuck or frozen. */
const LOCK_WAIT_MS = 5_000

/**
 * How long a transaction may sit idle, for example in a frozen instance, before PostgreSQL ends it and frees its locks.
 */
const IDLE_MS = 10_000

/** PostgreSQL's error code when a server or session is read-only. */
const READ_ONLY = '25006'

/** How much longer than PostgreSQL we wait for a statement, so that PostgreSQL's own timeout error arrives first. */
const ANSWER_MS = 1_000

/** After how long without data to check that the other side is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * The maximum number of connections for all of a process's pools together (lib/db/client.ts, lib/limits/limits.ts). A
 * test checks it.
 */
export const MAX_TOTAL_CONNECTIONS = 23

/**
 * The minimum number of connections. With fewer, a site or worker could deadlock: two of them listen for jobs. A
 * command needs only one.
 */
export const MIN_CONNECTIONS = 12

/**
 * With a synchronous standby, a commit waits until the standby has it. If the standby is away we stop waiting, but
 * PostgreSQL does not, and keeps the connection open even if the client is gone. With this many commits waiting, no
 * further connection is opened: they would soon take all connections that PostgreSQL allows, and nobody could read.
 */
const MAX_WAITING_COMMITS = 20

export type PoolOptions = {
  /** The pool's name in metrics. */
  readonly name: string
  /** The maximum number of connections; each is opened only when needed. */
  readonly connections: number
  /** How long to wait for a connection, whether in the queue or for a new one to be opened. */
  readonly waitMs: number
  /** How long one statement may take. */
  readonly statementMs: number
  /** How long a statement may wait for a lock. */
  readonly lockWaitMs?: number
  /** Set for a pool that may connect while commits wait for an absent standby, because it only reads. */
  readonly onlyReads?: boolean
}

export type PoolUsage = {
  readonly name: string
  readonly waiting: number
  readonly taken: number
  readonly connections: number
}

// The server and its routes are bundled separately, and in development modules are reloaded: they must share the pools.
const globals: { lumiPools?: Map<string, Pool> } = globalThis as object

/**
 * Open a pool whose connections cannot be held forever: not by a lock, a statement, an abandoned transaction or an
 * unresponsive network.
 *
 * PostgreSQL itself enforces the first three, so they hold even while this process is frozen. They are set by a
 * statement on each new connection: poolers such as PgBouncer refuse them as startup parameters, including `options=-c
 * …`. A pooler that shares its connections between transactions may lose them: in that case set them on the role, as in
 * `ALTER ROLE lumi SET lock_timeout = '5s'`.
 *
 * A connection is discarded if its response does not arrive, or if it is returned in the middle of a transaction: its
 * ROLLBACK got no response either, and the next user would have to wait for it. It is also discarded if its server is
 * read-only: after a failover a new connection may reach the new primary.
 */
export function openPool({
  name,
  connections,
  waitMs,
  statementMs,
  lockWaitMs = LOCK_WAIT_MS,
  onlyReads = false,
}: PoolOptions): Pool {
  const { url, connectionLimit } = databaseSettings()
  const pool = new Pool({
    connectionString: url,
    max: shareOf(connections, connectionLimit),
    connectionTimeoutMillis: TIMEOUT_FACTOR * waitMs,
    query_timeout: TIMEOUT_FACTOR * (statementMs + ANSWER_MS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    async onConnect(client) {
      const waiting = await limit(client, statementMs, lockWaitMs)
      if (waiting >= MAX_WAITING_COMMITS && !onlyReads) throw new StandbyAwayError()
    },
  })
  const readOnly = new WeakSet<ClientBase>()
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => {})
  // If a connection that is only listening breaks, its listener hears of it; it must not end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I' || readOnly.has(client)) client.end().catch(() => {})
  })
  pools().set(name, pool)
  return pool
}

/** A pool's share of the connections that the URL allows, in the same proportions as without a limit. */
function shareOf(connections: number, limit: number | null): number {
  if (limit === null || limit >= MAX_TOTAL_CONNECTIONS) return connections
  return Math.max(1, Math.floor((connections * limit) / MAX_TOTAL_CONNECTIONS))
}

/** Resolves when all connections have been returned and closed. */
export async function closePool(pool: Pool): Promise<void> {
  for (const [name, known] of pools()) if (known === pool) pools().delete(name)
  await pool.end()
}

/** How many connections of each of this process's pools are in use right now, and how many each may open. */
export function readPoolUsage(): readonly PoolUsage[] {
  return [...pools()].map(([name, { waitingCount, totalCount, idleCount, options }]) => ({
    name,
    waiting: waitingCount,
    taken: totalCount - idleCount,
    connections: options.max,
  }))
}

function pools(): Map<string, Pool> {
  return (globals.lumiPools ??= new Map())
}

/** Thrown instead of opening a connection while the commits of many others are waiting for the standby. */
class StandbyAwayError extends Error {
  override name = 'StandbyAwayError'

  constructor() {
    super('commits wait for the standby')
  }
}

/**
 * Set a new connection's limits. Returns how many of this role's commits are waiting for the standby.
 *
 * The last four settings are for an unresponsive network: without them PostgreSQL would keep a dead machine's
 * connection for hours. Source: https://www.postgresql.org/docs/current/runtime-config-connection.html
 */
async function limit(client: ClientBase, statementMs: number, lockWaitMs: number): Promise<number> {
  const settings = {
    lock_timeout: `${TIMEOUT_FACTOR * lockWaitMs}ms`,
    statement_timeout: `${TIMEOUT_FACTOR * statementMs}ms`,
    idle_in_transaction_session_timeout: `${TIMEOUT_FACTOR * IDLE_MS}ms`,
    tcp_user_timeout: '30s',
    tcp_keepalives_idle: '15s',
    tcp_keepalives_interval: '5s',
    tcp_keepalives_count: '3',
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  const waiting = `(SELECT count(*)::int FROM pg_stat_activity WHERE usename = current_user AND wait_event = 'SyncRep')`
  const { rows } = await client.query<{ waiting: number }>(
    `SELECT ${calls.join(', ')}, ${waiting} AS waiting`,
  )
  return rows[0]?.waiting ?? 0
}
