import 'server-only'
import { runMigrations, Logger } from 'graphile-worker'
import { migrations } from 'graphile-worker/dist/generated/sql'
import { type Pool } from 'pg'
import { log } from '@/lib/observability/log'

/** Create or migrate the queue's tables, in a separate schema. Safe to repeat and to run concurrently. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: createQueueLogger() })
}

/** The revision of the queue's tables that our release of the queue engine uses. */
export const OWN_REVISION = Math.max(...Object.keys(migrations).map((file) => Number.parseInt(file, 10)))

/** Thrown if the queue's tables are older than our engine, which would migrate them itself. */
class QueueOutdatedError extends Error {
  override name = 'QueueOutdatedError'
}

/**
 * Check that the queue's tables need no migration. Only `npm run db:migrate` migrates them: a worker that did so would
 * stop those of the previous release. Throws `QueueOutdatedError`, or the driver's error if the queue is not installed.
 */
export async function requireCurrentQueue(pool: Pool): Promise<void> {
  const revision = await readQueueRevision(pool)
  if (revision < OWN_REVISION)
    throw new QueueOutdatedError(`revision ${revision} of ${OWN_REVISION}: npm run db:migrate`)
}

/** The revision of the queue's tables. Throws the driver's error if the queue is not installed. */
export async function readQueueRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ revision: number | null }>(
    'SELECT max(id) AS "revision" FROM graphile_worker.migrations',
  )
  return rows[0]?.revision ?? 0
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
