import 'server-only'
import { type Db } from '@/lib/db/client'
import { addEmails, type EmailTopic } from '@/lib/db/emails/emails'
import { env } from '@/lib/env'
import { isForGuest, isForOnePerson, type Email } from '@/lib/emails/email'
import { captureEmail } from '@/lib/use-cases/outbox/capture-emails'
import { enqueue, schedule } from '@/lib/queue/enqueue-job'

/**
 * Queue an e-mail within this transaction; a job renders and sends it. Its kind says whether it goes to the guest, to
 * each operator inbox or to one person in the office; replies of guest and inboxes go to the other side. Nothing is queued for an erased guest, who has no address.
 *
 * @param cause    what triggered it, if the same kind may be sent more than once, such as an attempt or Stripe's id of
 *                 a refund or dispute
 * @param command  the operator command behind it, if any; the e-mail waits while that can be undone
 */
export async function enqueueEmail(
  db: Db,
  email: Email,
  {
    about = { bookingId: null },
    cause = '',
    guestEmail = '',
    staffEmail = '',
    choiceId,
    now,
    command,
  }: {
    readonly about?: EmailTopic
    readonly cause?: string
    /** The guest's e-mail address; empty if the e-mail is not about a guest. */
    readonly guestEmail?: string
    /** The address of the person in the office whom the e-mail is for, if it is for one. */
    readonly staffEmail?: string
    readonly choiceId?: string
    readonly now: Date
    readonly command?: PendingCommand
  },
): Promise<void> {
  const { recipients, replyTo } = envelopeFor(email, { guestEmail, staffEmail })
  const waits = command && command.dueAt > now ? { commandId: command.id, notBefore: command.dueAt } : {}
  const row = { ...about, ...email, cause, replyTo, choiceId, createdAt: now, ...waits }
  if (recipients.length > 0) captureEmail(email, cause, recipients)
  const ids = await addEmails(
    db,
    recipients.map((recipient) => ({ ...row, recipient })),
  )
  for (const id of ids)
    if (waits.notBefore) await schedule(db, 'send_email', id, waits.notBefore)
    else await enqueue(db, 'send_email', id, now)
}

/** A command that can still be undone: its e-mails wait until `dueAt`. */
export type PendingCommand = { readonly id: string; readonly dueAt: Date }

function envelopeFor(
  { kind }: Email,
  { guestEmail, staffEmail }: { readonly guestEmail: string; readonly staffEmail: string },
): { readonly recipients: readonly string[]; readonly replyTo: string | null } {
  if (isForOnePerson(kind)) return { recipients: [staffEmail], replyTo: null }
  const inboxes = env().OPERATOR_INBOXES
  const guest = guestEmail === '' ? [] : [guestEmail]
  return isForGuest(kind)
    ? { recipients: guest, replyTo: inboxes[0] ?? null }
    : { recipients: inboxes, replyTo: guest[0] ?? null }
}
