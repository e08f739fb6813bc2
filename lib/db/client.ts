import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import { type Prisma, PrismaClient } from '@/lib/db/generated/client'
import { databaseUrl } from '@/lib/env'

/** A connection that queries run on: the pool, or a transaction. */
export type Db = Prisma.TransactionClient

const CONNECTIONS = 10

/** How long a request stands in line for a connection before it fails. */
const WAIT_MS = 30_000

/** How long the database may take to say that it is there. */
const PULSE_MS = 2000

// Development reloads modules; the pools must outlive them.
const kept: { lumiDatabase?: PrismaClient; lumiPulse?: Pool; lumiBackground?: Pool } = globalThis as object

export function database(): PrismaClient {
  kept.lumiDatabase ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: databaseUrl(),
      max: CONNECTIONS,
      connectionTimeoutMillis: WAIT_MS,
    }),
    transactionOptions: { maxWait: WAIT_MS, timeout: 30_000 },
  })
  return kept.lumiDatabase
}

/** All of it is saved, or nothing. */
export function inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
  return database().$transaction(work)
}

/** For the job queue: it listens on a connection of each crew, and takes others for moments. */
export function backgroundPool(): Pool {
  if (kept.lumiBackground) return kept.lumiBackground
  const pool = new Pool({ connectionString: databaseUrl(), max: 10, connectionTimeoutMillis: WAIT_MS })
  // A connection that breaks is replaced at the next use, whether or not it was used then.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return (kept.lumiBackground = pool)
}

export async function closeDatabase(): Promise<void> {
  await Promise.all([kept.lumiDatabase?.$disconnect(), kept.lumiPulse?.end(), kept.lumiBackground?.end()])
  delete kept.lumiBackground
  delete kept.lumiDatabase
  delete kept.lumiPulse
}

/**
 * Whether the database answers within two seconds. Asked on a connection of its own: where bookings stand in line for
 * theirs, the database is up all the same, and a balancer that took the instance away would only lengthen the others'.
 */
export async function isDatabaseUp(): Promise<boolean> {
  const answer = pulse()
    .query('SELECT 1')
    .then(
      () => true,
      () => false,
    )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PULSE_MS, false)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function pulse(): Pool {
  if (kept.lumiPulse) return kept.lumiPulse
  const pool = new Pool({
    connectionString: databaseUrl(),
    max: 1,
    connectionTimeoutMillis: PULSE_MS,
    query_timeout: PULSE_MS,
    // Kept, so that a busy machine need not connect anew for every look.
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => {})
  return (kept.lumiPulse = pool)
}
