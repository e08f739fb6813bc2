import { type Command, Option } from 'commander'
import { confirmAndRun } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDay } from '@/lib/commands/parse-day'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { parseReference } from '@/lib/commands/parse-reference'
import { loadTourName, parseTourId } from '@/lib/commands/parse-tour-id'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { type LinkOwner } from '@/lib/db/bookings/bookings'
import { countLinksToResend, revokeLinks, revokeDepartureLinks } from '@/lib/use-cases/links/revoke-links'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

type Options = ConfirmationOptions & {
  readonly guests?: true
  readonly operator?: true
  readonly all?: true
  readonly tour?: number
  readonly day?: DayResolver
}

export function addLinksRevokeCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'links revoke', {
    about:
      'stop links that were sent from working, for example if an e-mail went to the wrong person; later e-mails get new ones',
    examples: [
      ...['LL-7KM4QD', 'LL-7KM4QD --operator', '--tour 1 --day 2026-12-24'],
      ...['--guests', '--operator', '--all'],
    ],
  })
    .argument('[reference]', 'revoke the links to this booking, the guest’s and yours', parseReference)
    .addOption(new Option('--guests', 'only the links of guests').conflicts(['operator', 'all']))
    .addOption(new Option('--operator', 'only the links in e-mails to your inboxes').conflicts('all'))
    .option('--all', 'the links of all guests, and all of yours')
    .addOption(
      new Option('--tour <tour>', 'with --day: the links to one departure, yours and the guide’s').argParser(
        parseTourId,
      ),
    )
    .addOption(new Option('--day <day>', 'the day of that departure').argParser(parseDay))
  addConfirmationOptions(command).action((reference: string | undefined, options: Options) =>
    options.tour === undefined && options.day === undefined
      ? revoke(reference, options, clock())
      : revokeOfDeparture(reference, options, clock()),
  )
}

const USAGE =
  'Give a booking reference, or a departure with --tour and --day, or --guests, --operator or --all.'

const WHOSE = { guests: ' of guests', operator: ' in e-mails to your inboxes', both: '' } as const

async function revoke(reference: string | undefined, options: Options, now: Date): Promise<void> {
  const { guests, operator, all } = options
  const isNamed = reference !== undefined
  if (isNamed ? all : !(guests || operator || all)) throw new UsageError(USAGE)
  const whose = WHOSE[guests ? 'guests' : operator ? 'operator' : 'both']
  const links = `${whose}${isNamed ? ` to booking ${reference}` : ''}`
  const owners: readonly LinkOwner[] = guests ? ['guest'] : operator ? ['operator'] : ['guest', 'operator']
  await confirmAndRun(
    {
      preview: [
        `Every link${links} sent so far stops working.${operator ? '' : ' Guests can get a new link at /find-booking.'}`,
        ...(guests || isNamed ? [] : ['Everybody who is signed in to the office has to sign in again.']),
        ...(operator
          ? []
          : ['Guests who have a choice to make or have not paid yet get a new link at once.']),
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
  await confirmAndRun(
    {
      preview: [`Every link ${what} sent so far stops working, including the guide’s.`],
      act: async () => {
        if (!(await revokeDepartureLinks(where, now)))
          throw new RefusedCommandError(OPERATOR_REFUSALS.date_not_found)
        return [`The links ${what} are revoked.`]
      },
    },
    options,
  )
}
