import { type Command, Option } from 'commander'
import { COURTESY_REASONS, type CourtesyReason } from '@/lib/booking/refund-reasons'
import { returnsEffect } from '@/lib/booking/effect'
import { formatEuros } from '@/lib/booking/money'
import { carryOut } from '@/lib/commands/carry-out'
import { guestName } from '@/lib/commands/describe-booking'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseEuros } from '@/lib/commands/parse-euros'
import { parseReference } from '@/lib/commands/parse-reference'
import { type Clock, subcommand, undoable, type UndoableOptions } from '@/lib/commands/subcommand'
import { undoLine } from '@/lib/commands/undo-line'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { countTold } from '@/lib/use-cases/outbox/count-told'
import { refundBooking, type Refunded } from '@/lib/use-cases/payments/refund-booking'

type Options = UndoableOptions & { readonly reason: CourtesyReason }
type Done = Extract<Refunded, { kind: 'refunded' }>

export function addMoneyRefund(program: Command, clock: Clock): void {
  const command = subcommand(program, 'money refund', {
    about: 'give a guest money back whose booking stays as it is; the newest payment goes back first',
    examples: ['LL-7KM4QD 50 --reason goodwill', 'LL-7KM4QD 89.50 --reason tour_not_as_booked'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .argument('<amount>', 'in euros', parseEuros)
    .addOption(
      new Option('--reason <word>', 'which the guest reads in a sentence')
        .choices(COURTESY_REASONS)
        .makeOptionMandatory(),
    )
  undoable(command).action((reference: string, cents: number, options: Options) =>
    refund({ reference, cents, reason: options.reason }, options, clock()),
  )
}

async function refund(
  call: Parameters<typeof refundBooking.run>[0],
  options: UndoableOptions,
  now: Date,
): Promise<void> {
  const ahead = expectDone(await refundBooking.preview(call, now))
  const { reference, cents } = call
  const { refundCents, byHandCents } = returnsEffect(ahead.returns)
  await carryOut(
    {
      preview: [
        `${reference}  ${guestName(ahead.booking.customerName)}: ${formatEuros(cents)} goes back, and the booking stays as it is.`,
        ...(ahead.dropsChange ? ['  The change that waits for its payment is dropped.'] : []),
      ],
      effect: {
        guests: ahead.booking.seats,
        refundCents,
        byHandCents,
        emails:
          ((refundCents > 0 ? 1 : 0) + (ahead.tellsOfDrop ? 1 : 0)) * (await countTold([ahead.booking])),
      },
      act: async () => {
        const command = { name: 'money refund', isAtOnce: options.now === true } as const
        const done = expectDone(await refundBooking.run({ ...call, command }, now))
        return [`${reference}: ${formatEuros(cents)} goes back.`, ...undoLine(done.command, now)]
      },
    },
    options,
  )
}

function expectDone(answer: Refunded): Done {
  if (answer.kind === 'refunded') return answer
  if (answer.reason === 'more_than_left')
    throw new RefusedCommandError(`Only ${formatEuros(answer.leftCents)} is left of what was paid.`)
  throw new RefusedCommandError(
    answer.reason === 'not_found' ? OPERATOR_REFUSALS.not_found : OPERATOR_REFUSALS.nothing_left,
  )
}
