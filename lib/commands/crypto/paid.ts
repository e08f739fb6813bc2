import { type Command } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { type Effect } from '@/lib/booking/effect'
import { coinsLine, ODD_ID } from '@/lib/booking/payment-lines'
import { carryOut } from '@/lib/commands/carry-out'
import { guestName } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDecimal } from '@/lib/commands/parse-decimal'
import { parseEuros } from '@/lib/commands/parse-euros'
import { parseReference } from '@/lib/commands/parse-reference'
import { networksText } from '@/lib/contract/operator-refusals'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import {
  type CryptoTransfer,
  recordCryptoPayment,
  type RecordedCrypto,
} from '@/lib/use-cases/payments/record-crypto-payment'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  forgotten: 'The guest of this booking was forgotten and cannot be told. Please return the payment.',
  not_crypto: 'This booking is paid by card: Stripe confirms it.',
  no_rate: 'No payment details were sent, so there is no rate: give the amount in euros, with --eur.',
  no_amount: 'At the rate that was sent this is worth less than a cent.',
} as const

type Options = ChangingOptions & { readonly tx: string; readonly eur?: true; readonly network?: string }
type Done = Extract<RecordedCrypto, { kind: 'recorded' }>

export function addCryptoPaid(program: Command, clock: Clock): void {
  const command = subcommand(program, 'crypto paid', {
    about:
      'a payment in cryptocurrency has arrived, or a part of it; with all of it the booking, or its change, is confirmed',
    examples: [
      'LL-7KM4QD 0.00199 --tx 4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
      'LL-7KM4QD 179 --eur --tx 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 --network ethereum',
    ],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .argument('<amount>', 'in coins, or in euros with --eur', parseDecimal)
    .requiredOption('--tx <id>', 'of the transaction: each counts once')
    .option('--eur', 'the amount is what it was worth in euros')
    .option('--network <network>', 'that it came on, where no payment details say it')
  changing(command).action((reference: string, amount: string, options: Options) =>
    paid(reference, transferFrom(amount, options), { options, now: clock() }),
  )
}

function transferFrom(amount: string, { tx, eur, network }: Options): CryptoTransfer {
  return {
    amount: eur ? { cents: parseEuros(amount) } : { coins: amount },
    transactionId: tx.trim(),
    network: network?.trim().toLowerCase() ?? null,
  }
}

async function paid(
  reference: string,
  transfer: CryptoTransfer,
  { options, now }: { readonly options: Options; readonly now: Date },
): Promise<void> {
  const ahead = expectDone(await recordCryptoPayment.preview(reference, transfer, now))
  const { booking, cents } = ahead
  await carryOut(
    {
      preview: [
        `${reference}  ${guestName(booking.customerName)}: ${formatEuros(cents)} has arrived; ${coinsLine(ahead.decision)}.`,
        ...(ahead.isOddId ? [ODD_ID] : []),
      ],
      effect: effectOf(ahead),
      act: async () => {
        const done = expectDone(await recordCryptoPayment.run(reference, transfer, now))
        return [`${reference}: ${coinsLine(done.decision)}.`]
      },
    },
    options,
  )
}

function expectDone(answer: RecordedCrypto): Done {
  if (answer.kind === 'recorded') return answer
  if (answer.reason === 'known_transaction')
    throw new RefusedCommandError(`This transaction is recorded already, for ${answer.reference}.`)
  if (answer.reason === 'wrong_network') throw new UsageError(networksText(answer.networks))
  throw new RefusedCommandError(REASONS[answer.reason])
}

function effectOf({ booking, decision }: Done): Effect {
  const byHandCents = decision.kind === 'short' ? 0 : decision.returnCents
  return { guests: booking.seats, byHandCents, emails: decision.kind === 'returned' ? 0 : 1 }
}
