import { type Command } from 'commander'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { parseDay } from '@/lib/commands/parse-day'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listEnquiries, type EnquiryWithActs } from '@/lib/db/enquiries'
import { formatInstant } from '@/lib/language/dates'

const DEFAULT_DAYS = 30

/** Length of a shortened enquiry id, long enough to tell enquiries apart. */
export const SHORT_ENQUIRY_ID_LENGTH = 8

type Options = OutputOptions & { readonly since?: DayResolver }

export function addEnquiriesCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'enquiries', {
    about: 'list enquiries from the site’s forms and who has answered them; newest first, last 30 days',
    examples: ['', '--since 2026-12-01 --csv'],
  }).option('--since <day>', 'received on this day or later', parseDay)
  addOutputOptions(command).action((options: Options) => list(options, clock()))
}

async function list(options: Options, now: Date): Promise<void> {
  const since = options.since?.(now) ?? addDays(helsinkiDay(now), 1 - DEFAULT_DAYS)
  const rows = await listEnquiries(database(), helsinkiInstant(since, '00:00'))
  printList({ columns, rows, none: 'There were no enquiries in this time.' }, options)
}

const columns: readonly ListColumn<EnquiryWithActs>[] = [
  {
    key: 'at',
    head: 'Received',
    value: ({ createdAt }) => createdAt,
    text: ({ createdAt }) => formatInstant(createdAt),
  },
  { key: 'id', value: ({ id }) => id, text: ({ id }) => id.slice(0, SHORT_ENQUIRY_ID_LENGTH) },
  { key: 'form', value: ({ kind }) => kind, text: ({ kind }) => kind.replace('_', ' ') },
  { key: 'name', value: ({ name }) => name },
  { key: 'email', head: 'E-mail', value: ({ email }) => email },
  { key: 'phone', value: ({ phone }) => phone },
  { key: 'service', value: ({ serviceType }) => serviceType },
  { key: 'destination', value: ({ destination }) => destination },
  { key: 'words', value: ({ message, additionalInfo }) => message ?? additionalInfo },
  {
    key: 'answeredAt',
    value: ({ acts }) => acts[0]?.at ?? null,
    text: ({ acts: [first] }) => (first ? formatInstant(first.at) : ''),
  },
  { key: 'answeredBy', head: 'By', value: ({ acts }) => acts[0]?.userName ?? null },
  { key: 'note', value: ({ acts }) => acts.find(({ note }) => note !== null)?.note ?? null },
  { key: 'booking', value: ({ acts }) => acts.find(({ booking }) => booking)?.booking?.reference ?? null },
  { key: 'language', value: ({ language }) => language },
]
