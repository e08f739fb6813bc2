import { type Command, Option } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { byHandCents, moneyLine } from '@/lib/booking/payment-lines'
import { carryOut } from '@/lib/commands/carry-out'
import { guestName } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseEuros } from '@/lib/commands/parse-euros'
import { parseOneOf } from '@/lib/commands/parse-one-of'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { commandLine, commandToFill } from '@/lib/contract/command-line'
import { countTold } from '@/lib/use-cases/outbox/count-told'
import { type RecordedMoney, recordMoney } from '@/lib/use-cases/payments/record-money'
import { type MoneyCall, type RecordedReturn, recordReturn } from '@/lib/use-cases/payments/record-return'

const METHODS = ['cash', 'bank_transfer', 'crypto'] as const

const REASONS = {
  ...OPERATOR_REFUSALS,
  forgotten: `${OPERATOR_REFUSALS.forgotten} Please give the money back.`,
} as const

type Options = ChangingOptions & {
  readonly method: (typeof METHODS)[number]
  readonly returned?: true
}

export function addMoneyRecord(program: Command, clock: Clock): void {
  const command = subcommand(program, 'money record', {
    about:
      'record money that came by hand for a booking or its change, or with --returned that you have sent back what was asked for; with receipt or credit note',
    examples: ['LL-7KM4QD 358 --method bank_transfer', 'LL-7KM4QD 179 --method crypto --returned'],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .argument('<amount>', 'in euros', parseEuros)
    .addOption(
      new Option('--method <how>', `how it came or went: ${METHODS.join(', ')}`)
        .argParser(parseOneOf(METHODS))
        .makeOptionMandatory(),
    )
    .option('--returned', 'it went back to the guest')
  changing(command).action((reference: string, cents: number, options: Options) => {
    const call = { reference, cents, method: options.method }
    return options.returned ? returned(call, options, clock()) : received(call, options, clock())
  })
}

async function received(call: MoneyCall, options: Options, now: Date): Promise<void> {
  if (call.method === 'crypto')
    throw new UsageError(`Coins that came are recorded by ${commandToFill('crypto paid', call.reference)}.`)
  const { booking, money } = expectReceived(await recordMoney.preview(call, now))
  await carryOut(
    {
      preview: [
        `${call.reference}  ${guestName(booking.customerName)}: ${formatEuros(call.cents)} has come; ${moneyLine(money)}.`,
      ],
      effect: {
        guests: booking.seats,
        byHandCents: byHandCents(money, call.cents),
        emails: money.what === 'returned' ? 0 : 1,
      },
      act: async () => [
        `${call.reference}: ${moneyLine(expectReceived(await recordMoney.run(call, now)).money)}.`,
      ],
    },
    options,
  )
}

async function returned(call: MoneyCall, options: Options, now: Date): Promise<void> {
  const { booking, leftCents, refunds } = expectReturned(await recordReturn.preview(call, now))
  const left = leftCents > 0 ? `, and ${formatEuros(leftCents)} is still to be returned` : ''
  await carryOut(
    {
      preview: [
        `${call.reference}  ${guestName(booking.customerName)}: ${formatEuros(call.cents)} has gone back${left}.`,
      ],
      effect: { guests: booking.seats, emails: refunds * (await countTold([booking])) },
      act: async () => {
        expectReturned(await recordReturn.run(call, now))
        return [`${call.reference}: recorded; the guest is being told.`]
      },
    },
    options,
  )
}

function expectReceived(answer: RecordedMoney): Extract<RecordedMoney, { kind: 'recorded' }> {
  if (answer.kind === 'recorded') return answer
  if (answer.reason === 'wrong_amount')
    throw new RefusedCommandError(`${formatEuros(answer.dueCents)} is to be paid, no more and no less.`)
  throw new RefusedCommandError(REASONS[answer.reason])
}

function expectReturned(answer: RecordedReturn): Extract<RecordedReturn, { kind: 'recorded' }> {
  if (answer.kind === 'recorded') return answer
  if (answer.reason === 'not_found') throw new RefusedCommandError(REASONS.not_found)
  throw new RefusedCommandError(
    answer.askedCents === 0
      ? `Nothing of this booking is yours to return; ${commandLine('money refund', '…')} gives a courtesy back.`
      : `Only ${formatEuros(answer.askedCents)} of this booking is yours to return.`,
  )
}
