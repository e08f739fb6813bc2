import { EventEmitter } from 'node:events'
import { runOnce, type WorkerEvents } from 'graphile-worker'
import { backgroundPool } from '@/lib/db/client'
import { createQueueLogger } from '@/lib/queue/install-queue'
import { type TaskName } from '@/lib/queue/jobs'
import { type JobHandlers, toTaskList } from '@/lib/queue/run-queue'
import { TASK_GROUPS } from '@/lib/server/process/start-worker'
import { withClockAt } from '@/tests/support/freeze-clock'

/* The tests' worker: the real engine with a given time, which exits when nothing is due. */

const HANDLERS: JobHandlers = Object.assign({}, ...TASK_GROUPS.map(({ handlers }) => handlers))

/**
 * Run the jobs of these tasks that are due at an instant, until none is left.
 *
 * @param places   how many at a time
 * @returns        the subject ids of the jobs that succeeded
 */
export async function work(
  now: Date,
  tasks: readonly TaskName[],
  concurrency = 1,
): Promise<readonly string[]> {
  const done: string[] = []
  if (!(await isAnyDue(now, tasks))) return done
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => {
    const { payload } = job
    if (typeof payload === 'object' && payload !== null && 'id' in payload) done.push(String(payload.id))
  })
  const handlers = Object.fromEntries(tasks.map((task) => [task, HANDLERS[task]]))
  const worker = {
    useNodeTime: true,
    concurrentJobs: concurrency,
    failJobBatchDelay: 0,
    completeJobBatchDelay: 0,
  }
  await withClockAt(now, () =>
    runOnce({
      pgPool: backgroundPool(),
      taskList: toTaskList(handlers),
      noHandleSignals: true,
      logger: createQueueLogger(),
      preset: { worker },
      events,
    }),
  )
  return done
}

/** Starting the engine takes much longer than this check. */
async function isAnyDue(now: Date, tasks: readonly TaskName[]): Promise<boolean> {
  const sql = `SELECT FROM graphile_worker.jobs WHERE task_identifier = ANY($1) AND run_at <= $2 LIMIT 1`
  return (await backgroundPool().query(sql, [tasks, now])).rowCount !== 0
}

/** Returns how many e-mails were sent. */
export async function deliverEmails(now: Date, concurrency?: number): Promise<number> {
  return countOf(`emails WHERE sent_at IS NOT NULL`, await work(now, ['send_email'], concurrency))
}

/** Returns how many refunds were made or dropped. */
export async function payRefunds(now: Date): Promise<number> {
  return countOf(`refunds WHERE state IN ('done', 'dropped')`, await work(now, ['pay_refund']))
}

/** Returns how many payments were synced with Stripe. */
export async function followPayments(now: Date): Promise<number> {
  return (await work(now, ['follow_payment'])).length
}

/** Returns how many payment pages were checked at Stripe. */
export async function reconcileCheckouts(now: Date): Promise<number> {
  return (await work(now, ['reconcile_checkout'])).length
}

/** Returns how many choices were processed: a reminder sent, or the choice ended. */
export async function endChoices(now: Date): Promise<number> {
  return (await work(now, ['end_choice'])).length
}

/** The job that runs every minute, together with other due tasks in one start of the engine. */
export async function lapseOverdue(now: Date, others: readonly TaskName[] = []): Promise<void> {
  await backgroundPool().query(`SELECT graphile_worker.add_job('lapse_overdue', run_at := $1)`, [now])
  await work(now, ['lapse_overdue', 'lapse_departure', ...others])
}

/** The job that runs every minute: offer free seats to the waiting list. */
export async function offerPlaces(now: Date): Promise<void> {
  await backgroundPool().query(`SELECT graphile_worker.add_job('offer_places', run_at := $1)`, [now])
  await work(now, ['offer_places', 'offer_departure'])
}

async function countOf(table: string, ids: readonly string[]): Promise<number> {
  const sql = `SELECT count(*)::int AS count FROM ${table} AND id = ANY($1)`
  return (await backgroundPool().query<{ count: number }>(sql, [ids])).rows[0]?.count ?? 0
}

/** Returns how many commands can no longer be undone. */
export async function endCommands(now: Date): Promise<number> {
  return countOf(
    `commands WHERE ended_at IS NOT NULL AND undone_at IS NULL`,
    await work(now, ['end_command']),
  )
}
