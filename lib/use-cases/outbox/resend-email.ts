import 'server-only'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { findEmail, requeueEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { recordHistory } from '@/lib/db/history/history'
import { parseEmail } from '@/lib/emails/email'
import { enqueue } from '@/lib/queue/enqueue-job'
import { captureEmail } from '@/lib/use-cases/outbox/capture-emails'

export type ResendEmailResult =
  { readonly kind: 'resent' } | { readonly kind: 'refused'; readonly email: StoredEmail | null }

/**
 * Resend an e-mail whose delivery was abandoned. Any other e-mail is refused and returned as it is; null if there is no
 * such e-mail.
 */
export const resendEmail = defineOperation({
  async work(db: Db, id: string, now: Date): Promise<ResendEmailResult> {
    const isQueued = await requeueEmail(db, id, now)
    const email = await findEmail(db, id)
    if (!isQueued || !email) return { kind: 'refused', email }
    const { bookingId, cause, kind, recipient } = email
    captureEmail(parseEmail(email), cause, [recipient])
    if (bookingId) await recordHistory(db, { bookingId, what: 'email_repeated', why: kind }, now)
    await enqueue(db, 'send_email', id, now)
    return { kind: 'resent' }
  },
})
