import { type Command, Option } from 'commander'
import { CANCEL_REASONS } from '@/lib/booking/departure-cancellation'
import { plural } from '@/lib/booking/plural'
import { type Effect, returnsEffect } from '@/lib/booking/effect'
import { carryOut } from '@/lib/commands/carry-out'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { partyLine } from '@/lib/commands/party-line'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import {
  cancelDeparture,
  type CancelledDeparture,
  type CancelledParty,
  type CancelDepartureInput,
  previewCancelledDeparture,
} from '@/lib/use-cases/changes/cancel-departure'

const REASONS = {
  no_departure: 'This tour has no departure on that day.',
  cancelled_before: 'This departure is cancelled already.',
  over: 'This departure started more than 24 hours ago.',
  said_not_seen: 'You have said that this departure saw no lights: its guests choose already.',
} as const

type Done = Extract<CancelledDeparture, { kind: 'cancelled' }>

type Options = UndoableOptions & { readonly reason: CancelDepartureInput['reason'] }

export function addDepartureCancel(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure cancel', {
    about:
      'cancel a whole departure, for good: nobody can book it any more, who has paid chooses another date or all money back, all others end',
    examples: ['1 2026-12-24 --reason weather', 'snowshoe-rental tomorrow --reason guide --dry-run'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
    .addOption(
      new Option('--reason <reason>', 'what its guests read as the reason; few: too few have booked')
        .choices(CANCEL_REASONS)
        .makeOptionMandatory(),
    )
  undoable(command).action((tourId: number, day: TypedDay, options: Options) =>
    cancel({ tourId, day: day(clock()), reason: options.reason }, options, clock()),
  )
}

async function cancel(wanted: CancelDepartureInput, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(wanted.tourId)
  const ahead = expectDone(await previewCancelledDeparture(wanted, now))
  const title = await describeDeparture(ahead.departure)
  await carryOut(
    {
      preview: [`${title} would be cancelled, for good.`, ...ahead.parties.map(lineOf)],
      effect: effectOf(ahead),
      act: async () => {
        const call = { name: 'departure cancel', isAtOnce: options.now === true }
        const { parties, command } = expectDone(await cancelDeparture(wanted, now, call))
        const choosing = parties.filter(({ kind }) => kind === 'choice').length
        const done = `${title} is cancelled: ${plural(parties.length, 'booking')}, ${choosing} of them to choose.`
        return [done, ...undoLine(command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: CancelledDeparture): Done {
  if (answer.kind === 'refused') throw new RefusedError(REASONS[answer.reason])
  return answer
}

function lineOf(party: CancelledParty): string {
  return party.kind === 'choice'
    ? partyLine(party.booking, 'chooses another date or the money back, within 14 days')
    : partyLine(party.booking, party)
}

function effectOf({ parties }: Done): Effect {
  return {
    guests: parties.reduce((count, { booking }) => count + booking.seats, 0),
    ...returnsEffect(parties.flatMap((party) => (party.kind === 'ended' ? party.returns : []))),
    emails: parties.filter(
      (party) => party.booking.customerEmail && (party.kind === 'choice' || party.isTold),
    ).length,
  }
}
