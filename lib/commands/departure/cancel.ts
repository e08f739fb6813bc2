import { type Command } from 'commander'
import { plural } from '@/lib/booking/plural'
import { carryOut, type Effect } from '@/lib/commands/carry-out'
import { describeDeparture, guestName } from '@/lib/commands/describe-booking'
import { RefusedError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { refundLine } from '@/lib/commands/refund-line'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import {
  type CalledOffParty,
  type CallOff,
  callOffDeparture,
  previewCallOff,
  type TourDay,
} from '@/lib/use-cases/changes/call-off-departure'

const REASONS = {
  no_departure: 'This tour has no departure on that day.',
  called_off_before: 'This departure is cancelled already.',
  over: 'This departure started more than 24 hours ago.',
} as const

type Done = Extract<CallOff, { kind: 'called_off' }>

export function addDepartureCancel(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure cancel', {
    about:
      'cancel a whole departure, for the weather or another reason of ours: nobody can book it any more, everybody has everything back and is written to',
    examples: ['1 2026-12-24', 'snowshoe-rental tomorrow --dry-run'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
  undoable(command).action((tourId: number, day: TypedDay, options: UndoableOptions) =>
    cancel({ tourId, day: day(clock()) }, options, clock()),
  )
}

async function cancel(where: TourDay, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(where.tourId)
  const ahead = expectDone(await previewCallOff(where, now))
  const title = await describeDeparture(ahead.departure)
  await carryOut(
    {
      preview: [`${title} would be cancelled, for good.`, ...ahead.parties.map(partyLine)],
      effect: effectOf(ahead),
      act: async () => {
        const call = { name: 'departure cancel', isAtOnce: options.now === true }
        const { parties, command } = expectDone(await callOffDeparture(where, now, call))
        const done = `${title} is cancelled, with ${plural(parties.length, 'booking')}.`
        return [done, ...undoLine(command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: CallOff): Done {
  if (answer.kind === 'refused') throw new RefusedError(REASONS[answer.reason])
  return answer
}

function partyLine(party: CalledOffParty): string {
  const { reference, customerName, seats } = party.booking
  const money = party.isNotified ? refundLine(party) : 'about to pay, and sent away from the payment page'
  return `  ${[reference, guestName(customerName), plural(seats, 'guest'), money].join('  ')}`
}

function effectOf({ parties }: Done): Effect {
  const sum = (byCard: boolean) =>
    parties
      .filter((party) => party.byCard === byCard)
      .reduce((cents, { refundCents }) => cents + (refundCents ?? 0), 0)
  return {
    guests: parties.reduce((count, { booking }) => count + booking.seats, 0),
    refundCents: sum(true),
    byHandCents: sum(false),
    emails: parties.filter(({ isNotified, booking }) => isNotified && booking.customerEmail).length,
  }
}
