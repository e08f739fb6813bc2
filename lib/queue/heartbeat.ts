import 'server-only'
import { type WorkerEvents } from 'graphile-worker'
import { type Pool } from 'pg'

/** How often a process that runs jobs says that it is there. */
const HEARTBEAT_MS = 3_000

/**
 * A process that has not said so for this long is dead or frozen, and its jobs are free for others. The engine itself
 * waits four hours.
 */
const DEAD_AFTER_SECONDS = 15

/**
 * Say that the engine's pools of this process are alive, and free the jobs of those that say so no longer. Who was cut
 * off itself judges nobody: it looks only after it could say so itself for as long as it asks of others.
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

/** Free what the dead had in hand. Their jobs are tried again as after a failure. */
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
