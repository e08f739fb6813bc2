import 'server-only'
import { runMigrations } from 'graphile-worker'
import { type Pool } from 'pg'
import { workerLogger } from '@/lib/queue/worker-logger'

/** Create the queue's tables in a schema of their own, or migrate them. Safe to repeat and to run concurrently. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: workerLogger() })
}
