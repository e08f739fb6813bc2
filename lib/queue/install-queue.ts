import 'server-only'
import { runMigrations } from 'graphile-worker'
import { type Pool } from 'pg'
import { workerLogger } from '@/lib/queue/worker-logger'

/** Create or migrate the queue's tables, in a separate schema. Safe to repeat and to run concurrently. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: workerLogger() })
}
