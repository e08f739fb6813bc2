import 'server-only'
import { listLostJobs } from '@/lib/db/lost-jobs'
import { minutesAfter } from '@/lib/booking/hold'
import { database } from '@/lib/db/client'
import { log } from '@/lib/observability/log'
import { enqueue } from '@/lib/queue/enqueue'

/** What is younger may be between its transaction and its job. */
const LOST_AFTER_MINUTES = 5

/**
 * Give a job to whatever waits without one, as after a restore of the tables without their queue: an e-mail that is owed,
 * a refund that is due, a payment page that is open.
 *
 * @returns  how many had none
 */
export async function requeueLostJobs(now: Date): Promise<number> {
  const lost = await listLostJobs(database(), minutesAfter(now, -LOST_AFTER_MINUTES))
  for (const { task, id } of lost) await enqueue(database(), task, id, now)
  if (lost.length > 0) log().warn({ count: lost.length }, 'work had lost its jobs, and has them again')
  return lost.length
}
