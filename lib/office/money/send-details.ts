import 'server-only'
import { z } from 'zod'
import { type Wallet, walletsFor } from '@/lib/booking/money/wallets'
import { decimalInput, lineInput, optionalLineInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { env } from '@/lib/env'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { type ActionOutcome, bookingAct } from '@/lib/office/act'
import { invalidInput, ready, refused } from '@/lib/office/outcomes'
import { bookingCommand } from '@/lib/office/command'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import {
  type CryptoDetails,
  sendCryptoDetails,
  type CryptoDetailsResult,
} from '@/lib/use-cases/payments/send-crypto-details'
import { historyLine } from '@/lib/words/history/history-line'
import { coinUnit, formatCoins } from '@/lib/words/money/cryptocurrency'
import { coinsToSend } from '@/lib/words/record-rows'
import { networksText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

/** Send the guest the payment details: how many coins, and to which address. Earlier details become void. */
export const sendDetails = bookingAct({
  done: 'The payment details are being sent.',
  input: z.object({
    address: lineInput,
    amount: decimalInput,
    network: lineInput,
    rate: decimalInput,
    source: optionalLineInput.default(''),
    /** Only as a command option: a link in an e-mail may be forwarded. Rule: wallets (docs/rules.md) */
    confirmAddress: lineInput.optional(),
    isByCommand: z.literal(true).optional(),
  }),
  fields: async ({ booking: { id, cryptoType } }, now) => {
    const awaited = (await listPendingCryptoPayments(database(), now)).find(
      ({ bookingId }) => bookingId === id,
    )
    const wallets = walletsFor(cryptoType ?? 'other', env().CRYPTO_WALLETS)
    const sum = awaited ? `, worth ${formatEuros(awaited.cents)} at your rate` : ''
    return [
      addressField(wallets),
      { name: 'amount', label: 'Amount', hint: `In ${coinUnit(cryptoType)}${sum}.`, isDecimal: true },
      networkField(wallets),
      { name: 'rate', label: 'Rate', hint: 'Euros for one coin.', isDecimal: true },
      {
        name: 'source',
        label: 'Source of the rate',
        hint: 'Such as the name of an exchange. The guest reads it.',
        isOptional: true,
      },
    ]
  },
  async run({ booking: { reference, cryptoType }, input, how, now }) {
    const { address, amount: coins, rate, confirmAddress, isByCommand } = input
    if (confirmAddress !== undefined && confirmAddress !== address)
      return invalidInput('--address and --confirm-address are not the same address.')
    const rateSource = input.source || null
    const details = { address, network: input.network.toLowerCase(), coins, rate, rateSource }
    const before = how === 'preview' ? await earlierDetails(reference, now) : []
    const other = isByCommand ? { confirmedAddress: confirmAddress ?? null } : 'never'
    const answer = await sendCryptoDetails[how](reference, details, now, other)
    if (answer.kind === 'refused') return toRefusal(answer, isByCommand ?? false)
    return ready(
      [...before, ...toLines(answer, details, cryptoType)],
      {},
      { done: 'the guest is being told.' },
    )
  },
})

export const detailsCommand = bookingCommand('crypto details', {
  about: 'tell the guest where to send how many coins, with a QR code; details sent before are void',
  examples: [
    'LL-7KM4QD --address bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 --amount 0.00199 --network bitcoin --rate 90000 --rate-source Kraken',
  ],
  inputs: {
    address: { flags: '--address <address>', about: 'of your wallet', isRequired: true },
    amount: { flags: '--amount <coins>', about: 'how many coins', isRequired: true },
    network: {
      flags: '--network <network>',
      about: 'that they are sent on, as bitcoin or ethereum',
      isRequired: true,
    },
    rate: { flags: '--rate <euros>', about: 'euros for one coin', isRequired: true },
    source: { flags: '--rate-source <words>', about: 'where the rate is from' },
    confirmAddress: {
      flags: '--confirm-address <address>',
      about:
        'the address again, typed or pasted anew: for a wallet that is none of the setting CRYPTO_WALLETS',
    },
  },
  read: (typed) => ({ ...typed, isByCommand: true }),
  act: () => sendDetails,
})

/** The field for the address to pay to: one of the operator's own wallets. */
function addressField(wallets: readonly Wallet[]): OperatorField {
  const networksAt = new Map<string, readonly string[]>()
  for (const { address, network } of wallets)
    networksAt.set(address, [...(networksAt.get(address) ?? []), network])
  const choices = [...networksAt].map(([address, networks]) => ({
    value: address,
    text: `${address} (${networks.join(', ')})`,
  }))
  const hint =
    choices.length > 0
      ? 'Of your wallets. Another one is sent by a command alone.'
      : 'No wallet is set up for this coin (CRYPTO_WALLETS): please send its address by a command.'
  return { name: 'address', label: 'Address', hint, options: preselectOnly(choices) }
}

/** The field for the network: addresses on several networks look the same, and a wrong guess would lose the coins. */
function networkField(wallets: readonly Wallet[]): OperatorField {
  const networks = [...new Set(wallets.map(({ network }) => network))]
  const choices = networks.map((network) => ({ value: network, text: network }))
  return {
    ...{ name: 'network', label: 'Network', hint: 'On which your wallet takes them.' },
    options: preselectOnly(choices),
  }
}

/** Preselect the option if there is only one. */
function preselectOnly(
  choices: NonNullable<OperatorField['options']>,
): NonNullable<OperatorField['options']> {
  return choices.length === 1 ? choices : [{ value: '', text: 'Choose' }, ...choices]
}

/** Say who sent earlier payment details, when, and what they were. */
async function earlierDetails(reference: string, now: Date): Promise<readonly string[]> {
  const { details, booking, history = [] } = (await loadBookingRecord(reference, now)) ?? {}
  const act = history.findLast(({ what }) => what === 'details_sent')
  if (!act || !details || details.voidedAt) return []
  return [
    `Sent before: ${historyLine(act)}.`,
    `Those details are void then: ${coinsToSend(details, booking?.cryptoType ?? null)}.`,
  ]
}

function toLines(
  { restCents, dueAt, isChecked }: Extract<CryptoDetailsResult, { readonly kind: 'sent' }>,
  { coins, network, address }: CryptoDetails,
  cryptoType: string | null,
): readonly string[] {
  const until = dueAt ? `, due ${formatInstant(dueAt)}` : ''
  const check = isChecked
    ? 'which is an address of that network'
    : 'which nobody can check: please compare it character by character'
  return [
    `The guest is told to send ${formatCoins(coins, cryptoType)} on ${network}, for ${formatEuros(restCents)}${until}.`,
    `To ${address}, ${check}.`,
  ]
}

function toRefusal(
  answer: Extract<CryptoDetailsResult, { readonly kind: 'refused' }>,
  isByCommand: boolean,
): ActionOutcome {
  if (answer.reason === 'wrong_network') return invalidInput(networksText(answer.networks))
  if (answer.reason === 'wrong_amount')
    return invalidInput(
      `These coins are worth ${formatEuros(answer.worthCents)} at that rate, and ${formatEuros(answer.restCents)} is to be paid.`,
    )
  if (answer.reason === 'wrong_address') return invalidInput(OPERATOR_REFUSALS.wrong_address)
  if (answer.reason === 'other_wallet' && isByCommand)
    return refused(
      'This is not one of your wallets (the setting CRYPTO_WALLETS): if it is right all the same, type it again with --confirm-address.',
    )
  return refused(OPERATOR_REFUSALS[answer.reason])
}
