import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { confirmAndRun } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError } from '@/lib/commands/failures'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { formatCommand } from '@/lib/contract/format-command'
import { database } from '@/lib/db/client'
import { findEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { formatInstant } from '@/lib/language/dates'
import { resendEmail } from '@/lib/use-cases/outbox/resend-email'

export function addEmailsResendCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'emails resend', {
    about: 'send an e-mail again that could not be delivered',
    examples: ['2f1a7c4e-30a1-4b1e-9a65-5c6f0f4f3a10'],
  }).argument('<id>', `the e-mail’s id, from ${formatCommand('emails list')}`, parseId)
  addConfirmationOptions(command).action((id: string, options: ConfirmationOptions) =>
    resend(id, options, clock()),
  )
}

async function resend(id: string, options: ConfirmationOptions, now: Date): Promise<void> {
  const email = await findEmail(database(), id)
  if (!email) throw new RefusedCommandError(UNKNOWN)
  if (!email.failedAt || email.sentAt || !email.recipient) throw new RefusedCommandError(resendRefusal(email))
  await confirmAndRun(
    {
      preview: [`The e-mail ${email.kind} goes to ${email.recipient} again; it is retried for three days.`],
      effect: { guests: 0, emails: email.kind.endsWith('-guest') ? 1 : 0 },
      act: async () => {
        const answer = await resendEmail(id, now)
        if (answer.kind === 'refused')
          throw new RefusedCommandError(answer.email ? resendRefusal(answer.email) : UNKNOWN)
        return ['The e-mail is sent again.']
      },
    },
    options,
  )
}

const UNKNOWN = `There is no e-mail with this id. Undelivered e-mails are in ${formatCommand('emails list')}.`

function parseId(text: string): string {
  const id = z.uuid().safeParse(text.trim().toLowerCase())
  if (!id.success) throw new InvalidArgumentError(`Write the whole id, from ${formatCommand('emails list')}.`)
  return id.data
}

function resendRefusal({ sentAt, failedAt, overtakenAt }: StoredEmail): string {
  if (sentAt) return `This e-mail was sent on ${formatInstant(sentAt)}.`
  if (overtakenAt) return 'This e-mail is out of date: the booking has changed since.'
  if (!failedAt) return 'This e-mail is already waiting, and is retried automatically.'
  return 'This e-mail cannot be sent again: its text has been deleted.'
}
