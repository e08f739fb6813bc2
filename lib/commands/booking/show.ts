import { type Command } from 'commander'
import { centsToEuros } from '@/lib/booking/money/money'
import { bookingColumns } from '@/lib/commands/booking/booking-columns'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { type ListColumn, toJsonRow, printList } from '@/lib/commands/print-list'
import { type Clock, addOutputOptions, type OutputOptions, defineSubcommand } from '@/lib/commands/subcommand'
import { writeOutput } from '@/lib/commands/write-output'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'
import { formatJson } from '@/lib/office/format-json'
import { type BookingRecord, loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { historyLine } from '@/lib/words/history/history-line'
import { paymentDetailsRows, emailLine, toBookingRows } from '@/lib/words/booking-rows'

export function addBookingShowCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'booking show', {
    about: 'show a booking with its money, e-mails and history',
    examples: ['LL-7KM4QD', 'll7km4qd --json'],
  }).argument('<reference>', 'the booking’s reference', parseReference)
  addOutputOptions(command).action((reference: string, options: OutputOptions) =>
    show(reference, options, clock()),
  )
}

async function show(reference: string, options: OutputOptions, now: Date): Promise<void> {
  const record = await loadBookingRecord(reference, now)
  if (!record) throw new RefusedCommandError(`There is no booking ${reference}.`)
  const { booking, details, emails, history } = record
  if (options.csv) return printList({ columns: wholeColumns, rows: [booking], none: '' }, options)
  if (options.json) {
    const whole = { ...toJsonRow(wholeColumns, booking), details, emails: emails.map(toEmailRow), history }
    return writeOutput(formatJson(whole), options.out)
  }
  const told = ['', 'History', ...history.map((row) => cleanLine(historyLine(row) + requestText(row)))]
  writeOutput([...toLines(record), ...told, ''].join('\n'), options.out)
}

const wholeColumns: readonly ListColumn<BookingListing>[] = [
  ...bookingColumns,
  { key: 'disputed', value: ({ disputedCents }) => centsToEuros(disputedCents) },
  { key: 'refundDue', value: ({ refundDueCents }) => centsToEuros(refundDueCents) },
  { key: 'cryptoType', value: ({ cryptoType }) => cryptoType },
  { key: 'wishes', value: ({ specialRequests }) => specialRequests },
  { key: 'wishesReleasedAt', value: ({ wishesReleasedAt }) => wishesReleasedAt },
  { key: 'health', value: ({ health }) => health },
  { key: 'pickUp', value: ({ pickupPlace }) => pickupPlace },
  { key: 'noShowAt', value: ({ noShowAt }) => noShowAt },
  { key: 'source', value: ({ source }) => source },
  { key: 'confirmedAt', value: ({ confirmedAt }) => confirmedAt },
  { key: 'endedAt', value: ({ endedAt }) => endedAt },
  { key: 'expiresAt', value: ({ expiresAt }) => expiresAt },
]

function toLines({ booking, tourName, change, details, emails }: BookingRecord): readonly string[] {
  const rows = [
    ['Booking', `${booking.reference}, ${booking.shownState.replace('_', ' ')}`] as const,
    ...toBookingRows(booking, tourName, change),
    ...paymentDetailsRows(details, booking.cryptoType),
  ]
  return [
    ...rows.map(([label, text]) => `${label.padEnd(13)} ${cleanLine(text)}`),
    ...emails.map((email) => cleanLine(`E-mail ${emailLine(email)}${requestText(email)}`)),
  ]
}

/** Format the request id, under which the log has more about what happened. */
function requestText({ requestId }: { readonly requestId: string | null }): string {
  return requestId === null ? '' : `, request ${requestId}`
}

function toEmailRow({
  id,
  kind,
  recipient,
  createdAt,
  sentAt,
  failedAt,
  overtakenAt,
  lastError,
  requestId,
}: StoredEmail) {
  return { id, kind, recipient, createdAt, sentAt, failedAt, overtakenAt, lastError, requestId }
}
