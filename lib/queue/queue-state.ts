import 'server-only'
import { migrations } from 'graphile-worker/dist/generated/sql'
import { type Pool } from 'pg'
import { loadQueueFigures, type QueueFigures } from '@/lib/queue/failed-jobs'

export type QueueState = QueueFigures & {
  /** The queue's schema in the database, and the one that our release of the engine brings. */
  readonly revision: number
  readonly ownRevision: number
}

/** Throws the driver's error, also if the queue is not installed. */
export async function loadQueueState(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<Pick<QueueState, 'revision'>>(
    'SELECT max(id) AS "revision" FROM graphile_worker.migrations',
  )
  if (!rows[0]) throw new Error('the queue answered without its state')
  const ownRevision = Math.max(...Object.keys(migrations).map((file) => Number.parseInt(file, 10)))
  return { ...rows[0], ownRevision, ...(await loadQueueFigures(pool)) }
}
