import { formatInstant } from '@/lib/calendar/day'
import { backgroundPool } from '@/lib/db/client'
import { UsageError } from '@/lib/commands/ask-confirmation'
import { listFailedJobs, retryJobs } from '@/lib/queue/failed-jobs'

/** Print the background jobs that failed too often, one a line; `retry` has them tried anew. */
export async function jobs([order, ...others]: readonly string[]): Promise<void> {
  if ((order !== undefined && order !== 'retry') || others.length > 0)
    throw new UsageError('Write jobs, or jobs retry.')
  const failed = await listFailedJobs(backgroundPool())
  for (const { key, attempts, failedAt } of failed)
    console.log(`${key}  ${attempts} attempts, the last ${formatInstant(failedAt)}`)
  if (failed.length === 0) return console.log('No job has failed for good.')
  if (order === 'retry') {
    await retryJobs(backgroundPool(), failed)
    console.log(`Tried anew: ${failed.length}. The log says why one fails.`)
  }
}
