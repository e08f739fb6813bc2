import 'server-only'
import { type Db } from '@/lib/db/client'
import { UNSENT_EMAIL_SQL } from '@/lib/db/emails/emails'

export type OverdueWork = {
  readonly task: 'send_email' | 'pay_refund' | 'reconcile_checkout' | 'end_command' | 'end_choice'
  readonly id: string
}

/** E-mails, refunds, payment pages, commands and open choices that have been due since before an instant. */
export async function listOverdueWork(db: Db, before: Date): Promise<readonly OverdueWork[]> {
  return db.$queryRaw<OverdueWork[]>`
    SELECT 'send_email' AS task, id::text FROM emails WHERE created_at < ${before} AND ${UNSENT_EMAIL_SQL}
    UNION ALL
    SELECT 'pay_refund', id::text FROM refunds WHERE state = 'due' AND due_at < ${before}
    UNION ALL
    SELECT 'reconcile_checkout', id::text FROM checkouts
    WHERE state IN ('open', 'waiting') AND expires_at < ${before}
    UNION ALL
    SELECT 'end_command', id FROM commands WHERE ended_at IS NULL AND undo_until < ${before}
    UNION ALL
    SELECT 'end_choice', id::text FROM choices WHERE ended_at IS NULL AND due_at < ${before}`
}
