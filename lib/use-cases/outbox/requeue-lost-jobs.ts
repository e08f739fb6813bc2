import 'server-only'
import { listLostJobs } from '@/lib/db/lost-jobs'
import { minutesAfter } from '@/lib/booking/hold'
import { database } from '@/lib/db/client'
import { log } from '@/lib/observability/log'
import { enqueue } from '@/lib/queue/enqueue'

/** Younger work may be between its transaction and its job. */
const LOST_AFTER_MINUTES = 5

/**
 * Queue jobs for work that has lost its job, as after restoring the tables without their queue: an unsent e-mail, a
 * refund that is due, an open payment page.
 *
 * @returns  how many had none
 */
export async function requeueLostJobs(now: Date): Promise<number> {
  const lost = await listLostJobs(database(), minutesAfter(now, -LOST_AFTER_MINUTES))
  for (const { task, id } of lost) await enqueue(database(), task, id, now)
  if (lost.length > 0) log().warn({ count: lost.length }, 'work had lost its jobs, and has them again')
  return lost.length
}
