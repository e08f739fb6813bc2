import 'server-only'
import { type Pool } from 'pg'

/** A job that failed too often to be retried automatically. */
export type FailedJob = {
  readonly id: string
  /** The key of the job, from its task and subject: `send_email:…`. */
  readonly key: string
  readonly attempts: number
  readonly failedAt: Date
}

const FAILED = 'attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL'

const DUE = 'run_at <= now() AND attempts < max_attempts AND locked_at IS NULL'

export async function listFailedJobs(pool: Pool): Promise<readonly FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `SELECT id::text, key, attempts, updated_at AS "failedAt" FROM graphile_worker.jobs
     WHERE ${FAILED} ORDER BY updated_at`,
  )
  return rows
}

export type QueueStats = {
  /** Number of jobs that failed too often to be retried automatically. */
  readonly failedJobs: number
  /** Number of jobs that are due and that no worker has taken. */
  readonly waitingJobs: number
  /** When the oldest of these was due; null if none is waiting. */
  readonly oldestDueAt: Date | null
}

export async function loadQueueStats(pool: Pool): Promise<QueueStats> {
  const { rows } = await pool.query<QueueStats>(
    `SELECT count(*) FILTER (WHERE ${FAILED})::int AS "failedJobs",
       count(*) FILTER (WHERE ${DUE})::int AS "waitingJobs", min(run_at) FILTER (WHERE ${DUE}) AS "oldestDueAt"
     FROM graphile_worker.jobs`,
  )
  return rows[0] ?? { failedJobs: 0, waitingJobs: 0, oldestDueAt: null }
}

export async function retryJobs(pool: Pool, jobs: readonly FailedJob[]): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  await pool.query('SELECT graphile_worker.reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)', [
    ids,
  ])
}

/** The keys of all jobs that exist, failed ones included; see `jobKey`. */
export async function listJobKeys(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT key FROM graphile_worker.jobs WHERE key IS NOT NULL',
  )
  return new Set(rows.map(({ key }) => key))
}
