import { type Command, Option } from 'commander'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDay } from '@/lib/commands/parse-day'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { parseReference } from '@/lib/commands/parse-reference'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { addChangeOptions, type ChangeOptions, type Clock, defineSubcommand } from '@/lib/commands/subcommand'
import { type LinkOwner } from '@/lib/db/bookings/bookings'
import { countLinksToResend, revokeLinks, revokeDepartureLinks } from '@/lib/use-cases/links/revoke-links'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

type Options = ChangeOptions & {
  readonly guests?: true
  readonly operator?: true
  readonly all?: true
  readonly tour?: number
  readonly day?: DayResolver
}

export function addLinksRevokeCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'links revoke', {
    about:
      'end links that were sent, as when an e-mail went to the wrong person; later e-mails have new ones',
    examples: [
      ...['LL-7KM4QD', 'LL-7KM4QD --operator', '--tour 1 --day 2026-12-24'],
      ...['--guests', '--operator', '--all'],
    ],
  })
    .argument('[reference]', 'of one booking: its guest’s links and yours', parseReference)
    .addOption(new Option('--guests', 'those of guests alone').conflicts(['operator', 'all']))
    .addOption(new Option('--operator', 'those in e-mails to your inboxes alone').conflicts('all'))
    .option('--all', 'the links of all guests, and all of yours')
    .addOption(
      new Option('--tour <tour>', 'with --day: of one departure, yours and its guide’s').argParser(parseTour),
    )
    .addOption(new Option('--day <day>', 'of that departure').argParser(parseDay))
  addChangeOptions(command).action((reference: string | undefined, options: Options) =>
    options.tour === undefined && options.day === undefined
      ? revoke(reference, options, clock())
      : revokeOfDeparture(reference, options, clock()),
  )
}

const USAGE = 'Name one booking, or a departure by --tour and --day, or say --guests, --operator or --all.'

const WHOSE = { guests: ' of guests', operator: ' in e-mails to your inboxes', both: '' } as const

async function revoke(reference: string | undefined, options: Options, now: Date): Promise<void> {
  const { guests, operator, all } = options
  const isNamed = reference !== undefined
  if (isNamed ? all : !(guests || operator || all)) throw new UsageError(USAGE)
  const whose = WHOSE[guests ? 'guests' : operator ? 'operator' : 'both']
  const links = `${whose}${isNamed ? ` to booking ${reference}` : ''}`
  const owners: readonly LinkOwner[] = guests ? ['guest'] : operator ? ['operator'] : ['guest', 'operator']
  await carryOut(
    {
      preview: [
        `Every link${links} that was sent until now ends.${operator ? '' : ' Lost links are sent again at /find-booking.'}`,
        ...(operator ? [] : ['Who chooses or has not paid yet is sent a new one at once.']),
      ],
      effect: { guests: 0, emails: await countLinksToResend({ reference, owners }, now) },
      act: async () => {
        if ((await revokeLinks({ reference, owners }, now)) === null)
          throw new RefusedCommandError(OPERATOR_REFUSALS.not_found)
        return [`The links${links} are revoked.`]
      },
    },
    options,
  )
}

async function revokeOfDeparture(reference: string | undefined, options: Options, now: Date): Promise<void> {
  const { tour, day, guests, operator, all } = options
  if (tour === undefined || day === undefined || reference || guests || operator || all)
    throw new UsageError(USAGE)
  const where = { tourId: tour, day: day(now) }
  const what = `to ${await loadTourName(tour)} on ${where.day}`
  await carryOut(
    {
      preview: [`Every link ${what} that was sent until now ends, the guide’s as well.`],
      act: async () => {
        if (!(await revokeDepartureLinks(where, now)))
          throw new RefusedCommandError(OPERATOR_REFUSALS.date_not_found)
        return [`The links ${what} are revoked.`]
      },
    },
    options,
  )
}
