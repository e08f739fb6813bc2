import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { findEmail, requeueEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { enqueue } from '@/lib/queue/enqueue-job'

export type ResendEmailResult =
  { readonly kind: 'resent' } | { readonly kind: 'refused'; readonly email: StoredEmail | null }

/**
 * Resend an e-mail whose delivery was abandoned. Any other e-mail is refused and returned as it is; null if there is no
 * such e-mail.
 */
export function resendEmail(id: string, now: Date): Promise<ResendEmailResult> {
  return inTransaction(async (db) => {
    if (!(await requeueEmail(db, id, now))) return { kind: 'refused', email: await findEmail(db, id) }
    await enqueue(db, 'send_email', id, now)
    return { kind: 'resent' }
  })
}
