import 'server-only'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker'
import { type Pool } from 'pg'
import { databaseSettings } from '@/lib/env'
import { runAsRequest } from '@/lib/observability/request-context'
import { log } from '@/lib/observability/log'
import { createQueueLogger, requireCurrentQueue } from '@/lib/queue/install-queue'
import { type TaskName } from '@/lib/queue/jobs'
import { startHeartbeat, type WorkerRegistry } from '@/lib/queue/heartbeat'
import { watchHeartbeat } from '@/lib/queue/watch-heartbeat'

/** Runs one task. Errors are logged, and the job is retried with growing delays. */
export type JobHandler = (id: string | number) => Promise<unknown>

export type JobHandlers = Readonly<Partial<Record<TaskName, JobHandler>>>

/** Groups of tasks that share a concurrency limit: while one waits for a slow Stripe, another still sends e-mails. */
export type TaskGroup = {
  readonly handlers: JobHandlers
  readonly concurrency: number
  readonly crontab?: string
}

/** How long to pause after the engine stops or fails to start, for example because the database is unavailable. */
const RESTART_MS = 2_000

/** How often to check for scheduled jobs that have come due, as they send no notification. */
const POLL_MS = 1_000

export type RunningQueue = {
  /** Resolves when running jobs are finished. */
  readonly stop: () => Promise<void>
}

/** A database with a job queue, and the registry of its workers. */
type Workplace = {
  readonly pool: Pool
  readonly roll: WorkerRegistry
  /** Called when a group of tasks has had no heartbeat for five minutes. */
  readonly onSilent?: () => void
}

/** Run a database's jobs as they arrive. Any number of processes may share one. */
export function runQueue(place: Workplace, groups: readonly TaskGroup[]): RunningQueue {
  const stopping = new AbortController()
  const running = groups.map((group) => keepRunning(place, group, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

async function keepRunning(place: Workplace, group: TaskGroup, signal: AbortSignal): Promise<void> {
  const pulse = watchHeartbeat(place.onSilent ?? (() => {}))
  while (!signal.aborted) {
    try {
      await requireCurrentQueue(place.pool)
      await runUntilStopped(place, group, { signal, onBeat: pulse.beat })
    } catch (err) {
      log().error({ err }, 'background work stands still, and will be started again')
      await pause(RESTART_MS, null, { signal }).catch(() => {})
    }
  }
  pulse.end()
}

async function runUntilStopped(
  { pool, roll }: Workplace,
  group: TaskGroup,
  { signal, onBeat }: { readonly signal: AbortSignal; readonly onBeat: () => void },
): Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  const lostJob = new AbortController()
  const life = startHeartbeat(pool, roll, events, { onBeat, onLostJob: () => lostJob.abort() })
  const ending = AbortSignal.any([signal, lostJob.signal])
  try {
    const runner = await run({ ...optionsFor(pool, group), events })
    const stop = () => void runner.stop().catch(() => {})
    ending.addEventListener('abort', stop, { once: true })
    if (ending.aborted) stop()
    await ended(runner, ending)
    ending.removeEventListener('abort', stop)
  } finally {
    await life.end()
  }
}

/**
 * Wait until the engine has stopped. If we stopped it, its running jobs are finished, so ignore errors about its
 * connections.
 */
async function ended(runner: Runner, signal: AbortSignal): Promise<void> {
  try {
    await runner.promise
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function optionsFor(pool: Pool, { handlers, concurrency, crontab = '' }: TaskGroup): RunnerOptions {
  return {
    pgPool: pool,
    taskList: toTaskList(handlers),
    crontab,
    noHandleSignals: true,
    logger: createQueueLogger(),
    preset: {
      worker: {
        concurrentJobs: concurrency,
        pollInterval: POLL_MS,
        preparedStatements: !databaseSettings().isPooled,
        // Without batching: a job that ends while the database is unavailable would otherwise crash the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }
}

/**
 * Stands for a job's error, because the library stores the message with the job. The original one might name a person.
 */
class JobFailedError extends Error {
  override name = 'JobFailedError'
}

export function toTaskList(handlers: JobHandlers): TaskList {
  const tasks: TaskList = {}
  for (const [task, handle] of Object.entries(handlers)) {
    tasks[task] = (payload, { job }) =>
      runAsRequest(requestIdOf(payload), async () => {
        try {
          await handle(idOf(payload))
        } catch (err) {
          const isLast = job.attempts >= job.max_attempts
          const facts = { task, key: job.key, attempt: job.attempts, err }
          if (isLast) log().error(facts, 'job failed for the last time: a person must look')
          else log().error(facts, 'job failed, will be tried again')
          throw new JobFailedError(`attempt ${job.attempts} failed`)
        }
      })
  }
  return tasks
}

/** Scheduled jobs have no subject. */
function idOf(payload: unknown): string | number {
  if (typeof payload !== 'object' || payload === null || !('id' in payload)) return ''
  return typeof payload.id === 'number' ? payload.id : String(payload.id)
}

/**
 * The id of the request that queued a job; undefined for scheduled jobs, and for those queued by an earlier release.
 */
function requestIdOf(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('requestId' in payload)) return undefined
  return typeof payload.requestId === 'string' ? payload.requestId : undefined
}
