import 'server-only'
import { type Pool } from 'pg'
import { OWN_REVISION, readQueueRevision } from '@/lib/queue/install-queue'
import { loadQueueStats, type QueueStats } from '@/lib/queue/failed-jobs'

export type QueueState = QueueStats & {
  /** The revision of the queue's tables in the database, and the one that our release of the engine uses. */
  readonly revision: number
  readonly ownRevision: number
}

/** Load the state of the queue. Throws the driver's error, also if the queue is not installed. */
export async function loadQueueState(pool: Pool): Promise<QueueState> {
  const revision = await readQueueRevision(pool)
  return { revision, ownRevision: OWN_REVISION, ...(await loadQueueStats(pool)) }
}
