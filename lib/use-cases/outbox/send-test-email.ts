import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { addEmails } from '@/lib/db/emails/emails'
import { type Email } from '@/lib/emails/email'
import { enqueue } from '@/lib/queue/enqueue-job'

/** Queue a test e-mail to any address, to check that e-mails arrive. Returns its id. */
export function sendTestEmail(recipient: string, now: Date): Promise<string> {
  const askedAt = now.toISOString()
  const email: Email = { kind: 'delivery-test-operator', facts: { askedAt } }
  return inTransaction(async (db) => {
    const [id] = await addEmails(db, [
      { ...email, bookingId: null, cause: askedAt, recipient, replyTo: null, createdAt: now },
    ])
    if (!id) throw new Error('the same test e-mail is queued already')
    await enqueue(db, 'send_email', id, now)
    return id
  })
}
