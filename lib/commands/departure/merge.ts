import { Argument, type Command } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { plural } from '@/lib/booking/plural'
import { type Effect, partiesEffect, returnsEffect } from '@/lib/booking/effect'
import { carryOut } from '@/lib/commands/carry-out'
import { describeDeparture } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { partyLine } from '@/lib/booking/party-line'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import {
  mergeDepartures,
  type MergedDepartures,
  type MergedParty,
  type MergeInput,
} from '@/lib/use-cases/changes/merge-departures'
import { countTold } from '@/lib/use-cases/outbox/count-told'

const REASONS = {
  no_departure: 'This tour has no departure on that day.',
  no_departure_into: 'This tour has no departure on the other day.',
  other_tour: 'A departure is merged into another of the same tour.',
  same_date: 'A departure is merged into another date.',
  cancelled_before: 'This departure is cancelled already.',
  already_started: 'This departure has begun.',
  date_closed: 'The other departure is cancelled, or has begun.',
  date_private: 'The other departure is private: one party has it for itself.',
} as const

type Done = Extract<MergedDepartures, { kind: 'merged' }>

export function addDepartureMerge(program: Command, clock: Clock): void {
  const command = subcommand(program, 'departure merge', {
    about:
      'merge a departure into another date, as a whole or not at all: who has paid comes along and may choose otherwise, all others end',
    examples: ['1 2026-12-24 into 2026-12-26'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
    .addArgument(new Argument('<into>', 'the word').choices(['into']))
    .argument('<other>', 'of the departure that all come to', parseDay)
  undoable(command).action(
    (tourId: number, day: TypedDay, _into: string, other: TypedDay, options: UndoableOptions) =>
      merge({ tourId, day: day(clock()), into: other(clock()) }, options, clock()),
  )
}

async function merge(wanted: MergeInput, options: UndoableOptions, now: Date): Promise<void> {
  await loadTourName(wanted.tourId)
  const ahead = expectDone(await mergeDepartures.preview(wanted, now))
  const [from, into] = [await describeDeparture(ahead.departure), await describeDeparture(ahead.into)]
  await carryOut(
    {
      preview: [
        `${from} would be cancelled, for good, and its guests come to ${into}.`,
        ...ahead.parties.map(lineOf),
      ],
      effect: await effectOf(ahead),
      act: async () => {
        const call = { name: 'departure merge', isAtOnce: options.now === true } as const
        const { parties, command } = expectDone(await mergeDepartures.run(wanted, now, call))
        const moved = parties.filter(({ kind }) => kind === 'moved').length
        return [
          `${from} is merged into ${into}: ${plural(moved, 'booking')} moved.`,
          ...undoLine(command, now),
        ]
      },
    },
    options,
  )
}

function expectDone(answer: MergedDepartures): Done {
  if (answer.kind === 'merged') return answer
  if (answer.reason !== 'not_enough_slots') throw new RefusedCommandError(REASONS[answer.reason])
  const { seatsMissing } = answer
  throw new RefusedCommandError(
    `The other departure has ${plural(seatsMissing, 'seat')} too few. Nobody is moved.`,
  )
}

function lineOf(party: MergedParty): string {
  if (party.kind === 'ended') return partyLine(party.booking, party)
  const { refundCents, byHandCents } = returnsEffect(party.returns)
  const back = refundCents + byHandCents
  const money = back > 0 ? `, ${formatEuros(back)} cheaper` : ''
  return partyLine(party.booking, `comes along${money}, and may choose otherwise`)
}

async function effectOf({ parties }: Done): Promise<Effect> {
  const told = parties.filter((party) => party.kind === 'moved' || party.isTold)
  return { ...partiesEffect(parties), emails: await countTold(told.map(({ booking }) => booking)) }
}
