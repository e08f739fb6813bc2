import 'server-only'
import { type WorkerEvents } from 'graphile-worker'
import { type Pool } from 'pg'
import { singleFlight } from '@/lib/async/single-flight'

const HEARTBEAT_MS = 3_000

/**
 * A worker that has been silent for this long counts as dead or frozen, and its jobs are released. The library itself
 * would wait four hours.
 */
const DEAD_AFTER_SECONDS = 15

/** The registry of workers, which all processes share; lib/db/upkeep/workers.ts implements it. */
export type WorkerRegistry = {
  readonly record: (ids: readonly string[]) => Promise<void>
  /** List the workers that reported within this many seconds. */
  readonly listLive: (seconds: number) => Promise<readonly string[]>
  readonly delete: (ids: readonly string[]) => Promise<void>
}

/**
 * Record that this process's worker pools are alive, and release the jobs of dead ones. A process that was itself cut
 * off does not call others dead until its own heartbeat has been steady for as long as it expects of them.
 *
 * @param onBeat      called after each heartbeat that the database has recorded
 * @param onLostJob   called when one of our pools holds a job that it is not running, because the connection broke
 *                    after the job was locked and before the pool heard of it. Only ending the pool releases such a job
 */
export function startHeartbeat(
  pool: Pool,
  roll: WorkerRegistry,
  events: WorkerEvents,
  { onBeat, onLostJob }: { readonly onBeat: () => void; readonly onLostJob: () => void },
): { readonly end: () => Promise<void> } {
  const ids = new Set<string>()
  const running = new Set<string>()
  const justEnded = new Set<string>()
  events.on('job:start', ({ job }) => void running.add(job.id))
  events.on('job:complete', ({ job }) => {
    running.delete(job.id)
    justEnded.add(job.id)
  })
  let steadySince = 0
  let lastBeat = -Infinity
  const beats = singleFlight<void>()
  events.on('pool:create', ({ workerPool }) => {
    ids.add(workerPool.id)
    void beat()
  })
  const timer = setInterval(() => void beat(), HEARTBEAT_MS)
  timer.unref()

  function beat(): Promise<void> {
    // The queue engine itself reports when the database is unavailable.
    return beats.join(() => beatOnce().catch(() => void (lastBeat = -Infinity)))
  }

  async function beatOnce(): Promise<void> {
    const now = performance.now()
    await roll.record([...ids])
    if (ids.size > 0) onBeat()
    if (now - lastBeat > DEAD_AFTER_SECONDS * 1000) steadySince = now
    lastBeat = now
    if (now - steadySince >= DEAD_AFTER_SECONDS * 1000) await releaseJobsOfDeadWorkers(pool, roll)
    const known = [...running, ...justEnded]
    justEnded.clear()
    if (await isAnyJobLost(pool, [...ids], known)) onLostJob()
  }

  return {
    async end() {
      clearInterval(timer)
      await beats.find()
      await roll.delete([...ids]).catch(() => {})
    },
  }
}

async function isAnyJobLost(pool: Pool, ids: readonly string[], known: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM graphile_worker.jobs
     WHERE locked_by = ANY($1) AND locked_at < now() - make_interval(secs => $2) AND id <> ALL($3::bigint[]) LIMIT 1`,
    [ids, DEAD_AFTER_SECONDS, known],
  )
  return rowCount !== 0
}

/** Release the jobs of dead workers. They are retried as after a failure. */
export async function releaseJobsOfDeadWorkers(
  pool: Pool,
  roll: Pick<WorkerRegistry, 'listLive'>,
): Promise<void> {
  const live = await roll.listLive(DEAD_AFTER_SECONDS)
  await pool.query(
    `WITH abandoned AS (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_at < now() - make_interval(secs => $1) AND locked_by <> ALL($2::text[])
     )
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM abandoned HAVING count(*) > 0`,
    [DEAD_AFTER_SECONDS, live],
  )
}
