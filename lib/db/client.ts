import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from '@/lib/db/generated/client'
import { databaseUrl } from '@/lib/env'

/** A connection that queries run on: the pool, or a transaction. */
export type Db = Prisma.TransactionClient

const CONNECTIONS = 10

/** How long a request stands in line for a connection before it fails. */
const WAIT_MS = 30_000

// Development reloads modules; the pool must outlive them.
const kept: { lumiDatabase?: PrismaClient } = globalThis as object

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

export async function closeDatabase(): Promise<void> {
  await kept.lumiDatabase?.$disconnect()
  delete kept.lumiDatabase
}

/** Whether the database answers within two seconds. */
export async function isDatabaseUp(): Promise<boolean> {
  const answer = database().$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, 2000, false)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
