import { type Command } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseReference } from '@/lib/commands/parse-reference'
import { parseWords } from '@/lib/commands/parse-words'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { type Remark, type Remarked, remarkOnBooking } from '@/lib/use-cases/changes/remark-on-booking'

const REASONS = {
  ...OPERATOR_REFUSALS,
  forgotten: 'This guest was forgotten, and nothing more is written about them.',
  not_confirmed: 'This booking is not confirmed.',
} as const

export function addBookingNote(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking note', {
    about: 'write a note about a booking into its history; the guest does not read it',
    examples: ['LL-7KM4QD "Arrives by the night train, calls from the station"'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .argument('<words>', 'of the note', parseWords)
  changing(command).action((reference: string, words: string, options: ChangingOptions) =>
    remark(reference, { remark: { kind: 'note', words }, text: `note: “${words}”` }, options, clock()),
  )
}

export function addBookingNoShow(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking no-show', {
    about: 'say that a party did not come; --came takes it back',
    examples: ['LL-7KM4QD', 'LL-7KM4QD --came'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .option('--came', 'they came after all')
  changing(command).action((reference: string, options: ChangingOptions & { readonly came?: true }) => {
    const kind = options.came ? 'came' : 'no_show'
    const text = options.came ? 'they came' : 'they did not come'
    return remark(reference, { remark: { kind }, text }, options, clock())
  })
}

export function addBookingWishes(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking wishes', {
    about:
      'let the guide read the guest’s wishes, once the guest has agreed: they may tell of somebody’s health',
    examples: ['LL-7KM4QD --release'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .requiredOption('--release', 'show them on the list of the guide')
  changing(command).action((reference: string, options: ChangingOptions) => {
    const text = 'the guide reads the wishes'
    return remark(reference, { remark: { kind: 'wishes_released' }, text }, options, clock())
  })
}

async function remark(
  reference: string,
  { remark, text }: { readonly remark: Remark; readonly text: string },
  options: ChangingOptions,
  now: Date,
): Promise<void> {
  const ahead = expectPossible(await remarkOnBooking.preview(reference, remark, now))
  if (ahead.kind === 'unchanged')
    return console.log(`${reference}: ${text}, as it is. There is nothing to do.`)
  await carryOut(
    {
      preview: [await describeBooking(ahead.booking, ahead.departure), `  ${text}`],
      effect: { guests: ahead.booking.seats, emails: 0 },
      act: async () => {
        expectPossible(await remarkOnBooking.run(reference, remark, now))
        return [`${reference}: ${text}.`]
      },
    },
    options,
  )
}

function expectPossible(answer: Remarked): Exclude<Remarked, { kind: 'refused' }> {
  if (answer.kind === 'refused') throw new RefusedCommandError(REASONS[answer.reason])
  return answer
}
