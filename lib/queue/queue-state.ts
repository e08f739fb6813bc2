import 'server-only'
import { migrations } from 'graphile-worker/dist/generated/sql'
import { type Pool } from 'pg'
import { countFailedJobs } from '@/lib/queue/failed-jobs'

export type QueueState = {
  /** The queue's schema in the database, and the one that our release of the engine brings. */
  readonly revision: number
  readonly ownRevision: number
  /** When the oldest job that nobody has taken was due; null if none is waiting. */
  readonly oldestDueAt: Date | null
  /** Jobs that failed too often to be tried again. */
  readonly failedJobs: number
}

/** Throws the driver's error, also if the queue is not installed. */
export async function loadQueueState(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<Omit<QueueState, 'ownRevision' | 'failedJobs'>>(`
    SELECT (SELECT max(id) FROM graphile_worker.migrations) AS "revision",
      (SELECT min(run_at) FROM graphile_worker.jobs
        WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts) AS "oldestDueAt"`)
  if (!rows[0]) throw new Error('the queue answered without its state')
  const ownRevision = Math.max(...Object.keys(migrations).map((file) => Number.parseInt(file, 10)))
  return { ...rows[0], ownRevision, failedJobs: await countFailedJobs(pool) }
}
