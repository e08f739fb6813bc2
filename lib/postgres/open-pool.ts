import 'server-only'
import { type ClientBase, Pool } from 'pg'
import { databaseTerms } from '@/lib/env'
import { PATIENCE } from '@/lib/async/patience'

/** How long a statement may wait for a lock: whoever holds one for longer has forgotten it, or is frozen. */
const LOCK_WAIT_MS = 5_000

/** How long a transaction may lie idle, as that of a frozen instance does, before PostgreSQL ends it and frees its locks. */
const IDLE_MS = 10_000

/** How much longer than PostgreSQL we wait for a statement, so that its own answer that time is up comes first. */
const ANSWER_MS = 1_000

/** After so long without a word, the other side is asked whether it is still there. */
const KEEP_ALIVE_MS = 10_000

/** Of all pools of a process together (lib/db/client.ts, lib/limits/limits.ts); a test counts them. */
export const ALL_CONNECTIONS = 23

/** With fewer a site or a worker would wait for itself: two of its connections listen for jobs. A command needs one. */
export const LEAST_CONNECTIONS = 12

export type PoolTerms = {
  /** As metrics call it. */
  readonly name: string
  /** Connections at the most; none is opened before it is needed. */
  readonly connections: number
  /** How long to stand in line for a connection, or for a new one to come about. */
  readonly waitMs: number
  /** How long one statement may take. */
  readonly statementMs: number
  /** And wait of that for a lock. */
  readonly lockWaitMs?: number
}

export type PoolUsage = {
  readonly name: string
  readonly waiting: number
  readonly taken: number
  /** Connections at the most. */
  readonly connections: number
}

// The server and its routes are bundled separately, and development reloads modules: they must share the pools.
const kept: { lumiPools?: Map<string, Pool> } = globalThis as object

/**
 * Open a pool whose connections cannot be held for ever: not by a lock, a statement, a forgotten transaction or a
 * network that went silent.
 *
 * PostgreSQL keeps the first three itself, so they hold while this process is frozen, too. They are set by a statement
 * on each new connection: poolers such as PgBouncer refuse them as parameters of the start, `options=-c …` included. A
 * pooler that shares its connections between transactions may lose them: there, set them on the role, as in
 * `ALTER ROLE lumi SET lock_timeout = '5s'`.
 *
 * A connection whose answer does not come is thrown away, and so is one that comes back in the middle of a transaction:
 * its ROLLBACK had no answer either, and whoever had it next would wait behind that.
 */
export function openPool({
  name,
  connections,
  waitMs,
  statementMs,
  lockWaitMs = LOCK_WAIT_MS,
}: PoolTerms): Pool {
  const { url, connectionLimit } = databaseTerms()
  const pool = new Pool({
    connectionString: url,
    max: shareOf(connections, connectionLimit),
    connectionTimeoutMillis: PATIENCE * waitMs,
    query_timeout: PATIENCE * (statementMs + ANSWER_MS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    onConnect: (client) => limit(client, statementMs, lockWaitMs),
  })
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => {})
  // One that breaks while somebody only listens on it is reported to the listener and does not end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') client.end().catch(() => {})
  })
  pools().set(name, pool)
  return pool
}

/** What a pool has of the connections that the address allows: as large a part as of all pools when nothing is said. */
function shareOf(connections: number, limit: number | null): number {
  if (limit === null || limit >= ALL_CONNECTIONS) return connections
  return Math.max(1, Math.floor((connections * limit) / ALL_CONNECTIONS))
}

/** Answers when all connections have come back and are closed. */
export async function closePool(pool: Pool): Promise<void> {
  for (const [name, known] of pools()) if (known === pool) pools().delete(name)
  await pool.end()
}

/** How the pools of this process are used at this moment, and how far they may grow. */
export function poolUsage(): readonly PoolUsage[] {
  return [...pools()].map(([name, { waitingCount, totalCount, idleCount, options }]) => ({
    name,
    waiting: waitingCount,
    taken: totalCount - idleCount,
    connections: options.max,
  }))
}

function pools(): Map<string, Pool> {
  return (kept.lumiPools ??= new Map())
}

/**
 * The last four are PostgreSQL's side of a silent network: without them it would keep the connection of a machine that
 * is gone for hours. Source: https://www.postgresql.org/docs/current/runtime-config-connection.html
 */
function limit(client: ClientBase, statementMs: number, lockWaitMs: number): Promise<unknown> {
  const settings = {
    lock_timeout: `${PATIENCE * lockWaitMs}ms`,
    statement_timeout: `${PATIENCE * statementMs}ms`,
    idle_in_transaction_session_timeout: `${PATIENCE * IDLE_MS}ms`,
    tcp_user_timeout: '30s',
    tcp_keepalives_idle: '15s',
    tcp_keepalives_interval: '5s',
    tcp_keepalives_count: '3',
  }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return client.query(`SELECT ${calls.join(', ')}`)
}
