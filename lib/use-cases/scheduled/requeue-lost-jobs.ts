import 'server-only'
import { addMinutes } from '@/lib/calendar/duration'
import { backgroundPool, database } from '@/lib/db/client'
import { listOverdueWork } from '@/lib/db/upkeep/overdue-work'
import { log } from '@/lib/observability/log'
import { enqueue } from '@/lib/queue/enqueue-job'
import { jobKey } from '@/lib/queue/jobs'
import { listJobKeys } from '@/lib/queue/failed-jobs'

/** How old work must be to count as lost: newer work may have been saved before its job is queued. */
const LOST_AFTER_MINUTES = 5

/**
 * Queue jobs for work that has lost its own, for example if the tables were restored without the queue: unsent e-mails,
 * refunds due, open payment pages.
 *
 * @returns  how many jobs were missing
 */
export async function requeueLostJobs(now: Date): Promise<number> {
  // Read the job keys first: work finished after that needs no job, and is then no longer listed as work.
  const keys = await listJobKeys(backgroundPool())
  const owed = await listOverdueWork(database(), addMinutes(now, -LOST_AFTER_MINUTES))
  const lost = owed.filter(({ task, id }) => !keys.has(jobKey(task, id)))
  for (const { task, id } of lost) await enqueue(database(), task, id, now)
  if (lost.length > 0) log().warn({ count: lost.length }, 'work had lost its jobs, and has them again')
  return lost.length
}
