import 'server-only'
import { type Db } from '@/lib/db/client'
import { UNSENT_SQL } from '@/lib/db/emails'

/** Work to be done that has lost its job. */
export type LostJob = {
  readonly task: 'send_email' | 'pay_refund' | 'reconcile_checkout'
  readonly id: string
}

/**
 * E-mails, refunds and payment pages that have waited since before an instant, and have no job under their key.
 * The key is that of `jobKey` in lib/queue.
 */
export async function listLostJobs(db: Db, before: Date): Promise<readonly LostJob[]> {
  return db.$queryRaw<LostJob[]>`
    WITH work AS (
      SELECT 'send_email' AS task, id::text FROM emails WHERE created_at < ${before} AND ${UNSENT_SQL}
      UNION ALL
      SELECT 'pay_refund', id::text FROM checkouts WHERE state = 'refund_due'
      UNION ALL
      SELECT 'reconcile_checkout', id::text FROM checkouts
      WHERE state IN ('open', 'waiting') AND expires_at < ${before}
    )
    SELECT * FROM work
    WHERE NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE key = work.task || ':' || work.id)`
}
