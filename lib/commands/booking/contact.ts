import { type Command } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { forgetHealthNote } from '@/lib/commands/booking/forget-health-note'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseEmail } from '@/lib/commands/parse-email'
import { parseReference } from '@/lib/commands/parse-reference'
import { parsePhone } from '@/lib/commands/parse-phone'
import { parseWords } from '@/lib/commands/parse-words'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { type StoredBooking } from '@/lib/db/bookings'
import { changeDetails, type DetailsChange } from '@/lib/use-cases/changes/change-details'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  not_live: 'This booking has ended, or its time to pay has run out.',
} as const

type Options = ChangingOptions & {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly pickUp?: string
  /** False: delete what was said about it. */
  readonly health: boolean
}

export function addBookingContact(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking contact', {
    about:
      'correct a guest’s name, addresses and pick-up place; a new e-mail address is told to both addresses',
    examples: [
      'LL-7KM4QD --phone "+358 40 1234567"',
      'LL-7KM4QD --email aino@example.com --yes',
      'LL-7KM4QD --no-health',
    ],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .option('--name <name>', 'of the guest', parseWords)
    .option('--email <address>', 'to which e-mails go from now on', parseEmail)
    .option('--phone <number>', 'for the guide', parsePhone)
    .option('--pick-up <place>', 'where the guide meets them', parseWords)
    .option(
      '--no-health',
      'delete what the guest said about health, and nothing else, when the guest asks for it',
    )
  changing(command).action((reference: string, options: Options) => correct(reference, options, clock()))
}

async function correct(reference: string, options: Options, now: Date): Promise<void> {
  const { name: customerName, email: customerEmail, phone: customerPhone, pickUp: pickupPlace } = options
  const details = { customerName, customerEmail, customerPhone, pickupPlace }
  const isEmpty = Object.values(details).every((one) => one === undefined)
  if (!options.health && !isEmpty) throw new UsageError('--no-health is a command of its own: give it alone.')
  if (!options.health) return forgetHealthNote(reference, options)
  if (isEmpty)
    throw new UsageError('Say what is to be corrected: --name, --email, --phone, --pick-up or --no-health.')
  const ahead = expectChanged(await changeDetails.preview(reference, details, now))
  if (ahead.kind === 'unchanged') return console.log(`${reference} is so already. There is nothing to do.`)
  const { before, booking } = ahead
  await carryOut(
    {
      preview: [`${reference}:`, ...linesOf(before, booking)],
      effect: { guests: booking.seats, emails: before.customerEmail === booking.customerEmail ? 0 : 2 },
      act: async () => {
        expectChanged(await changeDetails.run(reference, details, now))
        return [`${reference} is corrected.`]
      },
    },
    options,
  )
}

const LABELS = [
  ['customerName', 'Name'],
  ['customerEmail', 'E-mail'],
  ['customerPhone', 'Phone'],
  ['pickupPlace', 'Pick-up'],
] as const

function linesOf(before: StoredBooking, after: StoredBooking): readonly string[] {
  return LABELS.filter(([key]) => before[key] !== after[key]).map(
    ([key, label]) => `  ${label}: ${after[key] ?? ''}${before[key] ? ` instead of ${before[key]}` : ''}`,
  )
}

function expectChanged(answer: DetailsChange): Exclude<DetailsChange, { kind: 'refused' }> {
  if (answer.kind === 'refused') throw new RefusedCommandError(REASONS[answer.reason])
  return answer
}
