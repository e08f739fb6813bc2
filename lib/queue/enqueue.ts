import 'server-only'
import { type KeyedTask, type Jobs, jobKey } from '@/lib/queue/jobs'

/** Anything that runs SQL, usually a transaction, so that the job exists if and only if it commits. */
type Sql = {
  readonly $executeRaw: (sql: TemplateStringsArray, ...values: readonly unknown[]) => PromiseLike<number>
}

/** Queue a job in this transaction, due now. A waiting job with the same key becomes due now instead. */
export async function enqueue<Name extends KeyedTask>(
  db: Sql,
  task: Name,
  id: Jobs[Name]['id'],
  now: Date,
): Promise<void> {
  await addDue(db, { task, id, now, mode: 'replace' })
}

/** Queue a job for a later instant. A waiting job with the same key keeps its time. */
export async function schedule<Name extends KeyedTask>(
  db: Sql,
  task: Name,
  id: Jobs[Name]['id'],
  runAt: Date,
): Promise<void> {
  const [payload, key] = [JSON.stringify({ id }), jobKey(task, id)]
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := ${runAt}, job_key := ${key},
      job_key_mode := 'preserve_run_at')`
}

/** Queue a job for an instant. A waiting job with the same key is moved to it. */
export async function reschedule<Name extends KeyedTask>(
  db: Sql,
  task: Name,
  id: Jobs[Name]['id'],
  runAt: Date,
): Promise<void> {
  const [payload, key] = [JSON.stringify({ id }), jobKey(task, id)]
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := ${runAt}, job_key := ${key},
      job_key_mode := 'replace')`
}

/**
 * Queue a recurring job unless it exists. An existing job keeps its retry delays, even one that has failed for good and
 * waits for staff.
 */
export async function enqueueOnce<Name extends KeyedTask>(
  db: Sql,
  task: Name,
  id: Jobs[Name]['id'],
  now: Date,
): Promise<void> {
  await addDue(db, { task, id, now, mode: 'unsafe_dedupe' })
}

type Due<Name extends KeyedTask> = {
  readonly task: Name
  readonly id: Jobs[Name]['id']
  readonly now: Date
  /** The treatment of a waiting job with the same key. Source: https://worker.graphile.org/docs/job-key */
  readonly mode: 'replace' | 'unsafe_dedupe'
}

async function addDue<Name extends KeyedTask>(db: Sql, { task, id, now, mode }: Due<Name>): Promise<void> {
  const [payload, key] = [JSON.stringify({ id }), jobKey(task, id)]
  // Clocks differ by milliseconds: a job due now must not be due a moment later by PostgreSQL's clock.
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := least(${now}, now()), job_key := ${key},
      job_key_mode := ${mode})`
}
