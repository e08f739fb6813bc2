import 'server-only'
import { type Db } from '@/lib/db/client'
import { addEmails, type EmailTopic } from '@/lib/db/emails/emails'
import { env } from '@/lib/env'
import { isForGuest, type Email } from '@/lib/emails/email'
import { capture } from '@/lib/use-cases/outbox/capture-emails'
import { enqueue, schedule } from '@/lib/queue/enqueue'

/**
 * Queue an e-mail as part of this transaction; a job renders and sends it. Its kind says whether it goes to the guest
 * or to each of the operator's inboxes, and a reply goes to the other side. No e-mail is queued for an erased guest,
 * who has no address.
 *
 * @param cause  what triggered it, where the same kind may be triggered twice: Stripe's id of a refund or dispute, or
 *               an attempt
 * @param command  the operator's command; its e-mails wait while it can be undone
 */
export async function enqueueEmail(
  db: Db,
  email: Email,
  {
    about = { bookingId: null },
    cause = '',
    guestEmail = '',
    choiceId,
    now,
    command,
  }: {
    readonly about?: EmailTopic
    readonly cause?: string
    /** Empty if no guest is concerned. */
    readonly guestEmail?: string
    readonly choiceId?: string
    readonly now: Date
    readonly command?: WaitingFor
  },
): Promise<void> {
  const { recipients, replyTo } = envelopeFor(email, guestEmail)
  const waits = command && command.dueAt > now ? { commandId: command.id, notBefore: command.dueAt } : {}
  const row = { ...about, ...email, cause, replyTo, choiceId, createdAt: now, ...waits }
  if (recipients.length > 0) capture(email, recipients)
  const ids = await addEmails(
    db,
    recipients.map((recipient) => ({ ...row, recipient })),
  )
  for (const id of ids)
    if (waits.notBefore) await schedule(db, 'send_email', id, waits.notBefore)
    else await enqueue(db, 'send_email', id, now)
}

/** A command that can be undone: its e-mails wait until `dueAt`. */
export type WaitingFor = { readonly id: string; readonly dueAt: Date }

function envelopeFor(
  { kind }: Email,
  guestEmail: string,
): { readonly recipients: readonly string[]; readonly replyTo: string | null } {
  const inboxes = env().OPERATOR_INBOXES
  const guest = guestEmail === '' ? [] : [guestEmail]
  return isForGuest(kind)
    ? { recipients: guest, replyTo: inboxes[0] ?? null }
    : { recipients: inboxes, replyTo: guest[0] ?? null }
}
