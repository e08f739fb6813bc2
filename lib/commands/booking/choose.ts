import { Argument, type Command } from 'commander'
import { choiceLine } from '@/lib/booking/choice-line'
import { type Effect, returnsEffect } from '@/lib/booking/effect'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { findDeparture, findDepartureOn } from '@/lib/db/departures'
import { choose, type ChoiceCall, type ChoiceMade } from '@/lib/use-cases/changes/choose'
import { countTold } from '@/lib/use-cases/outbox/count-told'

const REASONS = {
  ...OPERATOR_REFUSALS,
  outdated: 'What goes back has changed meanwhile.',
  change_by_us_under_way: 'A change by us is under way.',
  date_closed: 'That departure is cancelled, or has begun.',
  not_enough_slots: 'That departure has not enough seats free for the party.',
} as const

type Done = Exclude<ChoiceMade, { kind: 'refused' }>

export function addBookingChoose(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking choose', {
    about:
      'what a guest has chosen after a cancelled, merged or shifted departure, or a tour without lights: all money back, or another date',
    examples: ['LL-7KM4QD refund', 'LL-7KM4QD move 2026-12-28'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .addArgument(new Argument('<what>', 'the choice').choices(['refund', 'move']))
    .argument(
      '[day]',
      'of the departure to move to; of the return trip after a tour without lights',
      parseDay,
    )
  changing(command).action(
    async (reference: string, what: string, day: TypedDay | undefined, options: ChangingOptions) =>
      chooseFor(await callOf({ reference, what, day }, clock()), options, clock()),
  )
}

type Typed = { readonly reference: string; readonly what: string; readonly day: TypedDay | undefined }

async function callOf({ reference, what, day }: Typed, now: Date): Promise<ChoiceCall> {
  const actor = 'operator'
  if (what === 'refund') {
    if (day) throw new UsageError('A refund has no day.')
    return { reference, actor, pick: { option: 'full_refund' } }
  }
  if (!day) throw new UsageError('Say to which day, as 2026-12-28.')
  const booking = await findBookingByReference(database(), reference)
  const departure = booking && (await findDeparture(database(), booking.departureId, now))
  if (!departure) throw new RefusedCommandError(REASONS.not_found)
  const to = await findDepartureOn(database(), { tourId: departure.tourId, day: day(now) }, now)
  if (!to) throw new RefusedCommandError(REASONS.date_not_found)
  return { reference, actor, pick: { option: 'another_date', departureId: to.id } }
}

async function chooseFor(call: ChoiceCall, options: ChangingOptions, now: Date): Promise<void> {
  const ahead = expectDone(await choose.preview(call, now))
  if (ahead.kind === 'unchanged') return console.log('That is chosen already. There is nothing to do.')
  const booking = await findBookingByReference(database(), call.reference)
  const departure = booking && (await findDeparture(database(), booking.departureId, now))
  if (!departure) throw new RefusedCommandError(REASONS.not_found)
  await carryOut(
    {
      preview: [`${await describeBooking(booking, departure)}: ${choiceLine(ahead)}.`],
      effect: await effectOf(ahead),
      act: async () => {
        const done = expectDone(await choose.run(call, now))
        const trip = done.kind === 'return_trip' ? ` Its reference is ${done.booking.reference}.` : ''
        return [`${call.reference}: ${choiceLine(done)}.${trip}`]
      },
    },
    options,
  )
}

function expectDone(answer: ChoiceMade): Done {
  if (answer.kind === 'refused') throw new RefusedCommandError(REASONS[answer.reason])
  return answer
}

async function effectOf({ booking, ...done }: Done): Promise<Effect> {
  const returns = done.kind === 'refunded' || done.kind === 'moved' ? done.returns : []
  return { guests: booking.seats, ...returnsEffect(returns), emails: await countTold([booking]) }
}
