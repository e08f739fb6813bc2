import { type Command } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { formatInstant } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { guestName } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseDecimal } from '@/lib/commands/parse-decimal'
import { parseReference } from '@/lib/commands/parse-reference'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { visibleText } from '@/lib/contract/visible-text'
import { networksText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import {
  type CryptoDetails,
  sendCryptoDetails,
  type SentDetails,
} from '@/lib/use-cases/payments/send-crypto-details'

type Options = ChangingOptions & {
  readonly address: string
  readonly amount: string
  readonly network: string
  readonly rate: string
  readonly rateSource?: string
  readonly confirmAddress?: string
}

export function addCryptoDetails(program: Command, clock: Clock): void {
  const command = subcommand(program, 'crypto details', {
    about: 'tell the guest where to send how many coins, with a QR code; details sent before are void',
    examples: [
      'LL-7KM4QD --address bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 --amount 0.00199 --network bitcoin --rate 90000 --rate-source Kraken',
    ],
  })
    .argument('<reference>', 'of the booking', parseReference)
    .requiredOption('--address <address>', 'of your wallet')
    .requiredOption('--amount <coins>', 'how many coins', parseDecimal)
    .requiredOption('--network <network>', 'that they are sent on, as bitcoin or ethereum')
    .requiredOption('--rate <euros>', 'euros for one coin', parseDecimal)
    .option('--rate-source <words>', 'where the rate is from')
    .option(
      '--confirm-address <address>',
      'the address again, typed or pasted anew: for a wallet that is none of the setting CRYPTO_WALLETS',
    )
  changing(command).action((reference: string, options: Options) => details(reference, options, clock()))
}

async function details(reference: string, options: Options, now: Date): Promise<void> {
  const sent = detailsFrom(options)
  const { confirmAddress } = options
  const other = { confirmedAddress: confirmAddress?.trim() ?? null }
  if (confirmAddress !== undefined && other.confirmedAddress !== sent.address)
    throw new UsageError('--address and --confirm-address are not the same address.')
  const ahead = expectSent(await sendCryptoDetails.preview(reference, sent, now, other))
  const { booking, restCents, dueAt, isChecked } = ahead
  const until = dueAt ? `, due ${formatInstant(dueAt)}` : ''
  await carryOut(
    {
      preview: [
        `${reference}  ${guestName(booking.customerName)} is told to send ${sent.coins} on ${sent.network}, for ${formatEuros(restCents)}${until}.`,
        `To ${sent.address}, ${isChecked ? 'which is an address of that network' : 'which nobody can check: please compare it sign by sign'}.`,
      ],
      effect: { guests: booking.seats, emails: 1 },
      act: async () => {
        expectSent(await sendCryptoDetails.run(reference, sent, now, other))
        return [`${reference}: the guest is being told.`]
      },
    },
    options,
  )
}

function detailsFrom({ address, amount, network, rate, rateSource }: Options): CryptoDetails {
  const source = rateSource?.trim() || null
  return {
    address: visibleText(address).trim(),
    network: network.trim().toLowerCase(),
    coins: amount,
    rate,
    rateSource: source,
  }
}

function expectSent(answer: SentDetails): Extract<SentDetails, { kind: 'sent' }> {
  if (answer.kind === 'sent') return answer
  if (answer.reason === 'other_wallet')
    throw new RefusedCommandError(
      'This is none of your wallets (the setting CRYPTO_WALLETS): if it is right all the same, give it again with --confirm-address.',
    )
  if (answer.reason === 'wrong_address') throw new UsageError(OPERATOR_REFUSALS.wrong_address)
  if (answer.reason === 'wrong_network') throw new UsageError(networksText(answer.networks))
  if (answer.reason === 'wrong_amount')
    throw new UsageError(
      `These coins are worth ${formatEuros(answer.worthCents)} at that rate, and ${formatEuros(answer.restCents)} is to be paid.`,
    )
  throw new RefusedCommandError(OPERATOR_REFUSALS[answer.reason])
}
