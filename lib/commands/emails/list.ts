import { type Command } from 'commander'
import { addMinutes } from '@/lib/calendar/duration'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listUndeliveredEmails, type StoredEmail } from '@/lib/db/emails/emails'
import { LATE_EMAIL_MINUTES } from '@/lib/emails/next-attempt'
import { formatInstant } from '@/lib/language/dates'

export function addEmailsListCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'emails list', {
    about: 'list e-mails that could not be delivered, or have been waiting for an hour',
    examples: ['', '--json'],
  })
  addOutputOptions(command).action((options: OutputOptions) => list(options, clock()))
}

async function list(options: OutputOptions, now: Date): Promise<void> {
  const rows = await listUndeliveredEmails(database(), addMinutes(now, -LATE_EMAIL_MINUTES))
  printList({ columns, rows, none: 'All e-mails have been delivered, or are about to be.' }, options)
}

const columns: readonly ListColumn<StoredEmail>[] = [
  { key: 'id', head: 'E-mail', value: ({ id }) => id },
  { key: 'kind', value: ({ kind }) => kind },
  { key: 'recipient', value: ({ recipient }) => recipient },
  {
    key: 'createdAt',
    head: 'State',
    value: ({ createdAt }) => createdAt,
    text: ({ createdAt, failedAt }) =>
      failedAt ? `failed ${formatInstant(failedAt)}` : `waiting since ${formatInstant(createdAt)}`,
  },
  { key: 'failedAt', value: ({ failedAt }) => failedAt, text: null },
  { key: 'tries', value: ({ tries }) => tries },
  { key: 'lastError', head: 'Last answer', value: ({ lastError }) => lastError },
]
