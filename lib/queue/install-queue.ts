import 'server-only'
import { runMigrations, Logger } from 'graphile-worker'
import { type Pool } from 'pg'
import { log } from '@/lib/observability/log'

/** Create or migrate the queue's tables, in a separate schema. Safe to repeat and to run concurrently. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: createQueueLogger() })
}

/** A logger for the queue engine that keeps only its warnings and errors, without the engine's own text. */
export function createQueueLogger(): Logger {
  return new Logger(({ label }) => (level, _message, meta) => {
    // `toTaskList` already logs a failed job with its name.
    if (meta?.failure) return
    if (level === 'error') log().error({ err: meta?.error, engine: label }, 'job queue in trouble')
    else if (level === 'warning') log().warn({ err: meta?.error, engine: label }, 'job queue warns')
  })
}
