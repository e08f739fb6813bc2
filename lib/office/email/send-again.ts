import 'server-only'
import { z } from 'zod'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { formatInstant } from '@/lib/language/dates'
import { emailAct } from '@/lib/office/act'
import { defineEmailCommand } from '@/lib/office/command'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { resendEmail } from '@/lib/use-cases/outbox/resend-email'
import { emailKindLabel } from '@/lib/words/email-kind-label'

export const UNKNOWN_EMAIL = 'There is no e-mail with this id.'

/** Send an e-mail again that could not be delivered. A second press finds it waiting, and does nothing. */
export const sendAgainAct = emailAct({
  done: 'The e-mail is sent again.',
  input: z.object({}),
  async run({ email: { id, kind, recipient }, how, now }) {
    const answer = await resendEmail[how](id, now)
    if (answer.kind === 'refused') return refusedOutcome(refusalText(answer.email))
    return readyOutcome([
      `‘${emailKindLabel(kind)}’ goes to ${recipient} again; it is retried for three days.`,
    ])
  },
})

export const sendAgainCommand = defineEmailCommand('emails resend', {
  about: 'send an e-mail again that could not be delivered',
  examples: ['2f1a7c4e-30a1-4b1e-9a65-5c6f0f4f3a10'],
  act: () => sendAgainAct,
})

function refusalText(email: StoredEmail | null): string {
  if (!email) return UNKNOWN_EMAIL
  if (email.sentAt) return `This e-mail was sent on ${formatInstant(email.sentAt)}.`
  if (email.overtakenAt) return 'This e-mail is out of date: the booking has changed since.'
  if (!email.failedAt) return 'This e-mail is already waiting, and is retried automatically.'
  return 'This e-mail cannot be sent again: its text has been deleted.'
}
