import 'server-only'
import { runMigrations } from 'graphile-worker'
import { type Pool } from 'pg'
import { workerLogger } from '@/lib/queue/worker-logger'

/** Make the queue's own tables, in a schema of theirs, or bring them up to date. Safe to run again, and by several. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: workerLogger() })
}
