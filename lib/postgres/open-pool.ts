import 'server-only'
import { type ClientBase, Pool } from 'pg'
import { databaseSettings } from '@/lib/env'
import { TIMEOUT_FACTOR } from '@/lib/async/timeout-factor'

/** How long a statement may wait for a lock: a longer wait means that its holder is stuck or frozen. */
const LOCK_WAIT_MS = 5_000

/**
 * How long a transaction may sit idle, for example in a frozen instance, before PostgreSQL ends it and frees its locks.
 */
const IDLE_MS = 10_000

/** PostgreSQL's error code when a server, or a session, takes no changes. */
const READ_ONLY = '25006'

/** How much longer than PostgreSQL we wait for a statement, so that its own timeout error arrives first. */
const ANSWER_MS = 1_000

/** After this long in silence, check that the other side is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * The most connections that all of a process's pools may open together (lib/db/client.ts, lib/limits/limits.ts); a test
 * checks it.
 */
export const MAX_TOTAL_CONNECTIONS = 23

/** With fewer, a site or worker could deadlock: two of its connections listen for jobs. A command needs one. */
export const MIN_CONNECTIONS = 12

/**
 * With a synchronous standby, a commit waits until the standby has it. While it is away we stop waiting, but PostgreSQL
 * does not, and keeps the connection, even of a client that is gone. With this many such commits no further connection
 * is opened, or these alone would soon take all that PostgreSQL allows, and nobody could read.
 */
const MAX_WAITING_COMMITS = 20

export type PoolOptions = {
  /** The pool's name in metrics. */
  readonly name: string
  /** The most connections; each is opened only when needed. */
  readonly connections: number
  /** How long to wait for a connection, whether in the queue or for a new one to open. */
  readonly waitMs: number
  /** How long one statement may take. */
  readonly statementMs: number
  /** How long a statement may wait for a lock. */
  readonly lockWaitMs?: number
  /** It may connect while commits wait for an absent standby, which reading does not need. */
  readonly onlyReads?: boolean
}

export type PoolUsage = {
  readonly name: string
  readonly waiting: number
  readonly taken: number
  readonly connections: number
}

// The server and its routes are bundled separately, and development reloads modules: they must share the pools.
const globals: { lumiPools?: Map<string, Pool> } = globalThis as object

/**
 * Open a pool whose connections cannot be held forever: not by a lock, a statement, an abandoned transaction or a
 * silent network.
 *
 * PostgreSQL enforces the first three itself, so they hold while this process is frozen, too. They are set by a
 * statement on each new connection: poolers such as PgBouncer refuse them as startup parameters, including `options=-c
 * …`. A pooler that shares its connections between transactions may lose them: there, set them on the role, as in
 * `ALTER ROLE lumi SET lock_timeout = '5s'`.
 *
 * A connection whose response does not arrive is discarded, and so is one returned in the middle of a transaction: its
 * ROLLBACK got no response either, and the next user would wait behind it. The same goes for one whose server takes no
 * changes: after a failover a new connection may reach the new primary.
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
  // A broken connection that is only listening is reported to its listener and must not end the process.
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

/** A pool's share of the connections that the URL allows, in the same proportion as without a limit. */
function shareOf(connections: number, limit: number | null): number {
  if (limit === null || limit >= MAX_TOTAL_CONNECTIONS) return connections
  return Math.max(1, Math.floor((connections * limit) / MAX_TOTAL_CONNECTIONS))
}

/** Resolves when all connections have been returned and closed. */
export async function closePool(pool: Pool): Promise<void> {
  for (const [name, known] of pools()) if (known === pool) pools().delete(name)
  await pool.end()
}

/** How many connections of each of this process's pools are in use right now, and how many it may open. */
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

/** Thrown instead of opening a connection while the commits of many others wait for the standby. */
class StandbyAwayError extends Error {
  override name = 'StandbyAwayError'

  constructor() {
    super('commits wait for the standby')
  }
}

/**
 * Set a new connection's limits. Returns how many commits of this role wait for the standby.
 *
 * The last four cover a silent network on PostgreSQL's side: without them it would keep a dead machine's connection for
 * hours. Source: https://www.postgresql.org/docs/current/runtime-config-connection.html
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
