import 'server-only'
import { minutesAfter } from '@/lib/calendar/duration'
import { backgroundPool, database } from '@/lib/db/client'
import { listOverdueWork } from '@/lib/db/upkeep/overdue-work'
import { log } from '@/lib/observability/log'
import { enqueue } from '@/lib/queue/enqueue'
import { jobKey } from '@/lib/queue/jobs'
import { listJobKeys } from '@/lib/queue/failed-jobs'

/** Younger work may be between its transaction and its job. */
const LOST_AFTER_MINUTES = 5

/**
 * Queue jobs for work that has lost its job, as after restoring the tables without their queue: an unsent e-mail, a
 * refund that is due, an open payment page.
 *
 * @returns  how many had none
 */
export async function requeueLostJobs(now: Date): Promise<number> {
  // Read the keys first: work finished in between has no job left and needs none.
  const keys = await listJobKeys(backgroundPool())
  const owed = await listOverdueWork(database(), minutesAfter(now, -LOST_AFTER_MINUTES))
  const lost = owed.filter(({ task, id }) => !keys.has(jobKey(task, id)))
  for (const { task, id } of lost) await enqueue(database(), task, id, now)
  if (lost.length > 0) log().warn({ count: lost.length }, 'work had lost its jobs, and has them again')
  return lost.length
}
