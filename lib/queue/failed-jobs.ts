import 'server-only'
import { type Pool } from 'pg'

/** A job that failed too often to be tried again by itself. */
export type FailedJob = {
  readonly id: string
  /** What it does, and about what: `send_email:…`. */
  readonly key: string
  readonly attempts: number
  readonly failedAt: Date
}

export async function listFailedJobs(pool: Pool): Promise<readonly FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `SELECT id::text, key, attempts, updated_at AS "failedAt" FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL ORDER BY updated_at`,
  )
  return rows
}

/** Have failed jobs tried as new ones. */
export async function retryJobs(pool: Pool, jobs: readonly FailedJob[]): Promise<void> {
  const ids = jobs.map(({ id }) => id)
  await pool.query('SELECT graphile_worker.reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)', [
    ids,
  ])
}
