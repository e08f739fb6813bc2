import 'server-only'
import { type WorkerEvents } from 'graphile-worker'
import { type Pool } from 'pg'

/** How often a worker process records that it is alive. */
const HEARTBEAT_MS = 3_000

/**
 * A worker that has not done so for this long is dead or frozen, and its jobs are released. The library itself would
 * wait four hours.
 */
const DEAD_AFTER_SECONDS = 15

/**
 * Record that this process's worker pools are alive, and release the jobs of those that are not. A process that was
 * itself cut off does not judge others until its own heartbeat has been steady for as long as it expects of them.
 */
export function startHeartbeat(pool: Pool, events: WorkerEvents): { readonly end: () => Promise<void> } {
  const ids = new Set<string>()
  let steadySince = 0
  let lastBeat = -Infinity
  let underWay: Promise<void> | null = null
  events.on('pool:create', ({ workerPool }) => {
    ids.add(workerPool.id)
    void beat()
  })
  const timer = setInterval(() => void beat(), HEARTBEAT_MS)
  timer.unref()

  function beat(): Promise<void> {
    return (underWay ??= beatOnce()
      // The engine tells of a database that is away.
      .catch(() => void (lastBeat = -Infinity))
      .finally(() => (underWay = null)))
  }

  async function beatOnce(): Promise<void> {
    const now = performance.now()
    await recordHeartbeat(pool, [...ids])
    if (now - lastBeat > DEAD_AFTER_SECONDS * 1000) steadySince = now
    lastBeat = now
    if (now - steadySince >= DEAD_AFTER_SECONDS * 1000) await releaseJobsOfDeadWorkers(pool)
  }

  return {
    async end() {
      clearInterval(timer)
      await underWay
      await pool.query('DELETE FROM workers WHERE id = ANY($1)', [[...ids]]).catch(() => {})
    },
  }
}

async function recordHeartbeat(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO workers (id, seen_at) SELECT id, now() FROM unnest($1::text[]) AS id
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [ids],
  )
}

/** Release the jobs of dead workers. They are retried as after a failure. */
export async function releaseJobsOfDeadWorkers(pool: Pool): Promise<void> {
  const dead = `now() - interval '${DEAD_AFTER_SECONDS} seconds'`
  await pool.query(
    `WITH abandoned AS (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_at < ${dead}
         AND locked_by NOT IN (SELECT id FROM workers WHERE seen_at > ${dead})
     )
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM abandoned HAVING count(*) > 0`,
  )
  await pool.query(`DELETE FROM workers WHERE seen_at < now() - interval '1 day'`)
}
