import 'server-only'
import { currentRequestContext } from '@/lib/observability/request-context'
import { type KeyedTaskName, type JobPayloads, jobKey } from '@/lib/queue/jobs'

/** Anything that runs SQL, usually a transaction, so that the job exists only if it commits. */
type Sql = {
  readonly $executeRaw: (sql: TemplateStringsArray, ...values: readonly unknown[]) => PromiseLike<number>
}

type Enqueue = <Name extends KeyedTaskName>(
  db: Sql,
  task: Name,
  id: JobPayloads[Name]['id'],
  at: Date,
) => Promise<void>

/** Queue a job in this transaction, due now. A waiting job with the same key becomes due now instead. */
export const enqueue: Enqueue = (db, task, id, now) => addDue(db, { task, id, now, mode: 'replace' })

/** Queue a job for a later time. A waiting job with the same key keeps its time. */
export const schedule: Enqueue = (db, task, id, runAt) =>
  addLater(db, { task, id, runAt, mode: 'preserve_run_at' })

/** Queue a job for a given time. A waiting job with the same key is moved to that time. */
export const reschedule: Enqueue = (db, task, id, runAt) => addLater(db, { task, id, runAt, mode: 'replace' })

/**
 * Queue a recurring job unless it exists. An existing job keeps its retry delays, even one that has failed for good and
 * waits for staff.
 */
export const enqueueJobOnce: Enqueue = (db, task, id, now) =>
  addDue(db, { task, id, now, mode: 'unsafe_dedupe' })

type Job = {
  readonly task: KeyedTaskName
  readonly id: string | number
  /** What happens to a waiting job that has the same key. Source: https://worker.graphile.org/docs/job-key */
  readonly mode: 'replace' | 'preserve_run_at' | 'unsafe_dedupe'
}

/** The job's subject, and the request that queued it, so that its log lines have the same id. */
function payloadOf(id: string | number): string {
  return JSON.stringify({ id, requestId: currentRequestContext()?.id })
}

async function addDue(db: Sql, { task, id, now, mode }: Job & { readonly now: Date }): Promise<void> {
  const [payload, key] = [payloadOf(id), jobKey(task, id)]
  // Clocks differ by milliseconds: use the earlier time, so that a job due now is due by PostgreSQL's clock too.
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := least(${now}, now()), job_key := ${key},
      job_key_mode := ${mode})`
}

async function addLater(db: Sql, { task, id, runAt, mode }: Job & { readonly runAt: Date }): Promise<void> {
  const [payload, key] = [payloadOf(id), jobKey(task, id)]
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := ${runAt}, job_key := ${key},
      job_key_mode := ${mode})`
}
