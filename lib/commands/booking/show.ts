import { type Command } from 'commander'
import { z } from 'zod'
import { eurosFromCents, formatEuros } from '@/lib/booking/money'
import { plural } from '@/lib/booking/plural'
import { formatDay, formatInstant, helsinkiTime } from '@/lib/calendar/day'
import { bookingColumns } from '@/lib/commands/booking/booking-columns'
import { historyLine } from '@/lib/commands/booking/history-line'
import { cleanCell } from '@/lib/commands/clean-cell'
import { RefusedError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { asJson, type Column, objectOf, printList } from '@/lib/commands/print-list'
import { type Clock, reading, type ReadingOptions, subcommand } from '@/lib/commands/subcommand'
import { writeAnswer } from '@/lib/commands/write-answer'
import { database } from '@/lib/db/client'
import { loadDaysOfDepartures } from '@/lib/db/days-of-departures'
import { type StoredEmail } from '@/lib/db/emails'
import { listEmailsOfBooking } from '@/lib/db/emails-of-booking'
import { listHistoryOf } from '@/lib/db/history'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/listed-bookings'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

export function addBookingShow(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking show', {
    about: 'show a booking with its money, its e-mails and its history',
    examples: ['LL-7KM4QD', 'll7km4qd --json'],
  }).argument('<reference>', 'of the booking', parseReference)
  reading(command).action((reference: string, options: ReadingOptions) => show(reference, options, clock()))
}

async function show(reference: string, options: ReadingOptions, now: Date): Promise<void> {
  const [booking] = await listBookingsWithMoney(database(), { reference }, now)
  if (!booking) throw new RefusedError(`There is no booking ${reference}.`)
  if (options.csv) return printList({ columns: wholeColumns, rows: [booking], none: '' }, options)
  const emails = (await listEmailsOfBooking(database(), booking.id)).map(emailOf)
  const history = await historyOf(booking.id)
  if (options.json)
    return writeAnswer(asJson({ ...objectOf(wholeColumns, booking), emails, history }), options.out)
  const told = ['', 'History', ...history.map(historyLine)]
  writeAnswer([...(await linesOf(booking)), ...emails.map(emailLine), ...told, ''].join('\n'), options.out)
}

const wholeColumns: readonly Column<BookingListing>[] = [
  ...bookingColumns,
  { key: 'refundDue', value: ({ refundDueCents }) => eurosFromCents(refundDueCents) },
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

async function linesOf(booking: BookingListing): Promise<readonly string[]> {
  const { name } = await tourOf(database(), booking)
  const { totalCents, paidCents, returnedCents, refundDueCents, paymentMethod, cryptoType } = booking
  const method = cryptoType ?? paymentMethod.replace('_', ' ')
  const facts: readonly (readonly [string, string | null])[] = [
    ['Booking', `${booking.reference}, ${booking.state.replace('_', ' ')}`],
    ['Tour', `${name}, ${formatDay(booking.day)} at ${helsinkiTime(booking.startsAt)}`],
    ['Guests', `${plural(booking.adults, 'adult')}, ${plural(booking.children, 'child', 'children')}`],
    ['Name', booking.customerName || 'forgotten guest'],
    ['E-mail', booking.customerEmail],
    ['Phone', booking.customerPhone],
    ['Pick-up', booking.pickupPlace],
    ['Wishes', booking.specialRequests],
    ['Health', booking.health],
    ['No-show', booking.noShowAt && formatInstant(booking.noShowAt)],
    ['Total', totalCents === 0 ? formatEuros(0) : `${formatEuros(totalCents)} by ${method}`],
    ['Paid', formatEuros(paidCents)],
    ['Returned', returnedCents > 0 ? formatEuros(returnedCents) : null],
    ['To return', refundDueCents > 0 ? formatEuros(refundDueCents) : null],
    ['Booked', formatInstant(booking.createdAt)],
    ['Confirmed', booking.confirmedAt && formatInstant(booking.confirmedAt)],
    ['Ended', booking.endedAt && formatInstant(booking.endedAt)],
    ['Unpaid until', isUnpaid(booking) && booking.expiresAt ? formatInstant(booking.expiresAt) : null],
  ]
  return facts.flatMap(([label, text]) => (text ? [`${label.padEnd(13)} ${cleanCell(text)}`] : []))
}

function isUnpaid({ state }: BookingListing): boolean {
  return state === 'hold' || state === 'awaiting_payment'
}

/** What became of a booking; a departure is told by its day. */
async function historyOf(bookingId: string) {
  const rows = await listHistoryOf(database(), [bookingId])
  const facts = rows.flatMap(({ before, after }) => [factsSchema.parse(before), factsSchema.parse(after)])
  const days = await loadDaysOfDepartures(
    database(),
    facts.flatMap((one) => one?.departureId ?? []),
  )
  const withDay = (json: unknown) => {
    const one = factsSchema.parse(json)
    return one?.departureId === undefined ? one : { ...one, day: days.get(one.departureId) }
  }
  return rows.map(({ at, actor, actorName, what, before, after, why, words, commandId }) => ({
    ...{ at, actor, actorName, what },
    before: withDay(before),
    after: withDay(after),
    ...{ why, words, commandId },
  }))
}

const factsSchema = z.looseObject({ departureId: z.int().optional() }).nullable()

type ShownEmail = ReturnType<typeof emailOf>

function emailOf({ id, kind, recipient, createdAt, sentAt, failedAt, lastError }: StoredEmail) {
  return { id, kind, recipient, createdAt, sentAt, failedAt, lastError }
}

function emailLine({ kind, recipient, createdAt, sentAt, failedAt }: ShownEmail): string {
  const what = sentAt
    ? `sent ${formatInstant(sentAt)}`
    : failedAt
      ? `given up ${formatInstant(failedAt)}`
      : `waits since ${formatInstant(createdAt)}`
  return cleanCell(`E-mail ${kind} to ${recipient || 'nobody'}: ${what}`)
}
