import 'server-only'
import { type KeyedTask, type Jobs, jobKey } from '@/lib/queue/jobs'

/** A connection that takes SQL: a transaction above all, so that the work is owed if and only if it commits. */
type Sql = {
  readonly $executeRaw: (sql: TemplateStringsArray, ...values: readonly unknown[]) => PromiseLike<number>
}

/** Owe a piece of work from this transaction on. What waits already under the same name is done now instead. */
export async function enqueue<Name extends KeyedTask>(
  db: Sql,
  task: Name,
  id: Jobs[Name]['id'],
  now: Date,
): Promise<void> {
  await addDue(db, { task, id, now, mode: 'replace' })
}

/** The same, to be done at an instant, or sooner where it waits to be done sooner already. */
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

/**
 * The same for what comes up again by itself: a job that is there stays as it is, with the pauses that its failures have
 * earned, also one that failed for the last time and waits for a person.
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
  /** What becomes of a job that waits already. Source: https://worker.graphile.org/docs/job-key */
  readonly mode: 'replace' | 'unsafe_dedupe'
}

async function addDue<Name extends KeyedTask>(db: Sql, { task, id, now, mode }: Due<Name>): Promise<void> {
  const [payload, key] = [JSON.stringify({ id }), jobKey(task, id)]
  // Clocks differ by milliseconds: what is due now must not be due a moment later by PostgreSQL's.
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${payload}::json, run_at := least(${now}, now()), job_key := ${key},
      job_key_mode := ${mode})`
}
