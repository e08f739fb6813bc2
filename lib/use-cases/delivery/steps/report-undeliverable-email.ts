import 'server-only'
import { company } from '@/content/company'
import { type Db } from '@/lib/db/client'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { env } from '@/lib/env'
import { type Email, parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'

const KIND = 'email-undeliverable-operator'

/** Not reported: such a report itself, and a link that anybody can request, for which its owner no longer waits. */
const UNREPORTED: readonly string[] = [KIND, 'office-link-staff']

/**
 * Notify the operator, once after each last attempt, that an e-mail could not be delivered.
 */
export async function reportUndeliverableEmail(
  db: Db,
  email: StoredEmail,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  if (UNREPORTED.includes(email.kind)) return
  const alarm: Email = {
    kind: KIND,
    facts: {
      emailId: email.id,
      subject: await subjectOf(email),
      recipients: [email.recipient],
      queuedAt: email.createdAt.toISOString(),
      givenUpAt: now.toISOString(),
      reason,
      bookingUrl: null,
    },
  }
  const isForGuest = email.kind.endsWith('-guest')
  await enqueueEmail(db, alarm, {
    about: { emailId: email.id },
    cause: email.resentAt?.toISOString(),
    guestEmail: (isForGuest ? email.recipient : email.replyTo) ?? '',
    now,
  })
}

/** The e-mail's subject, or its kind if it cannot be rendered. */
async function subjectOf(email: StoredEmail): Promise<string> {
  try {
    const sender = { ...company, siteUrl: env().SITE_URL }
    return (await renderEmail(parseEmail(email), sender)).subject
  } catch {
    return email.kind
  }
}
