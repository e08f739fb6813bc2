import 'server-only'
import { z } from 'zod'
import { type Wallet, walletsForCoin } from '@/lib/booking/money/wallets'
import { coinsInput, lineInput, optionalLineInput, rateInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { env } from '@/lib/env'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/office/act'
import {
  type ActionOutcome,
  invalidInputOutcome,
  readyOutcome,
  refusedOutcome,
  refusedField,
} from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import {
  type CryptoDetails,
  sendCryptoDetails,
  type CryptoDetailsResult,
} from '@/lib/use-cases/payments/send-crypto-details'
import { historyLine } from '@/lib/words/history/history-line'
import { coinSymbol, formatCoins } from '@/lib/words/money/cryptocurrency'
import { coinsToSendText } from '@/lib/words/booking-rows'
import { wrongNetworkText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const OTHER_WALLET =
  'This is not one of your wallets (the setting CRYPTO_WALLETS). If it is correct, give it a second time with --confirm-address.'

/** Send the guest the payment details: how many coins to send, and to which address. Earlier details become void. */
export const sendPaymentDetailsAct = bookingAct({
  done: 'The payment details are being sent.',
  input: z.object({
    address: lineInput,
    amount: coinsInput,
    network: lineInput,
    rate: rateInput,
    source: optionalLineInput.default(''),
    /**
     * Available only as a command option, because a link in an e-mail may be forwarded. Rule: wallets (docs/rules.md)
     */
    confirmAddress: lineInput.optional(),
    isByCommand: z.literal(true).optional(),
  }),
  fields: async ({ booking: { id, cryptoType } }, now) => {
    const awaited = (await listPendingCryptoPayments(database(), now)).find(
      ({ bookingId }) => bookingId === id,
    )
    const wallets = walletsForCoin(cryptoType ?? 'other', env().CRYPTO_WALLETS)
    const sum = awaited ? `, worth ${formatEuros(awaited.cents)} at your rate` : ''
    return [
      addressField(wallets),
      { name: 'amount', label: 'Amount', hint: `In ${coinSymbol(cryptoType)}${sum}.`, isDecimal: true },
      networkField(wallets),
      { name: 'rate', label: 'Rate', hint: 'Euros per coin.', isDecimal: true },
      {
        name: 'source',
        label: 'Source of the rate',
        hint: 'For example the name of an exchange. The guest sees it.',
        isOptional: true,
      },
    ]
  },
  async run({ booking: { reference, cryptoType }, input, how, now }) {
    const { address, amount: coins, rate, confirmAddress, isByCommand } = input
    if (confirmAddress !== undefined && confirmAddress !== address)
      return invalidInputOutcome('This is not the same address as --address.', 'confirmAddress')
    const rateSource = input.source || null
    const details = { address, network: input.network.toLowerCase(), coins, rate, rateSource }
    const before = how === 'preview' ? await earlierDetails(reference, now) : []
    const other = isByCommand ? { confirmedAddress: confirmAddress ?? null } : 'never'
    const answer = await sendCryptoDetails[how](reference, details, now, other)
    if (answer.kind === 'refused') return toRefusal(answer, isByCommand ?? false)
    return readyOutcome(
      [...before, ...toLines(answer, details, cryptoType)],
      {},
      { done: 'the payment details are being sent.' },
    )
  },
})

export const cryptoDetailsCommand = defineBookingCommand('crypto details', {
  about:
    'send the guest the address and the amount to pay, with a QR code; they replace any details sent before',
  examples: [
    'LL-7KM4QD --address bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 --amount 0.00199 --network bitcoin --rate 90000 --rate-source Kraken',
  ],
  inputs: {
    address: { flags: '--address <address>', about: 'your wallet’s address' },
    amount: { flags: '--amount <coins>', about: 'the number of coins' },
    network: {
      flags: '--network <network>',
      about: 'the network to send them on, such as bitcoin or ethereum',
    },
    rate: { flags: '--rate <euros>', about: 'euros per coin' },
    source: { flags: '--rate-source <words>', about: 'where the rate comes from' },
    confirmAddress: {
      flags: '--confirm-address <address>',
      about:
        'the address typed or pasted a second time, for a wallet that is not in the setting CRYPTO_WALLETS',
    },
  },
  read: (typed) => ({ ...typed, isByCommand: true }),
  act: () => sendPaymentDetailsAct,
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
      ? 'One of your wallets. Only a command can send another address.'
      : 'No wallet is set up for this coin (CRYPTO_WALLETS). Please send its address with a command.'
  return { name: 'address', label: 'Address', hint, options: preselectOnly(choices) }
}

/** The field for the network. An address may exist on several networks, and a wrong guess would lose the coins. */
function networkField(wallets: readonly Wallet[]): OperatorField {
  const networks = [...new Set(wallets.map(({ network }) => network))]
  const choices = networks.map((network) => ({ value: network, text: network }))
  return {
    ...{ name: 'network', label: 'Network', hint: 'The network that your wallet receives them on.' },
    options: preselectOnly(choices),
  }
}

/** Preselect an option if it is the only one. */
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
    `Already sent: ${historyLine(act)}.`,
    `These details will no longer apply: ${coinsToSendText(details, booking?.cryptoType ?? null)}.`,
  ]
}

function toLines(
  { restCents, dueAt, isChecked }: Extract<CryptoDetailsResult, { readonly kind: 'sent' }>,
  { coins, network, address }: CryptoDetails,
  cryptoType: string | null,
): readonly string[] {
  const until = dueAt ? `, due ${formatInstant(dueAt)}` : ''
  const check = isChecked
    ? 'which is a valid address on that network'
    : 'which cannot be checked automatically: please compare it character by character'
  return [
    `The guest is asked to send ${formatCoins(coins, cryptoType)} on ${network}, for ${formatEuros(restCents)}${until}.`,
    `To ${address}, ${check}.`,
  ]
}

function toRefusal(
  answer: Extract<CryptoDetailsResult, { readonly kind: 'refused' }>,
  isByCommand: boolean,
): ActionOutcome {
  if (answer.reason === 'wrong_network')
    return invalidInputOutcome(wrongNetworkText(answer.networks), 'network')
  if (answer.reason === 'wrong_amount')
    return invalidInputOutcome(
      `At that rate these coins are worth ${formatEuros(answer.worthCents)}, but ${formatEuros(answer.restCents)} is due.`,
      'amount',
    )
  if (answer.reason === 'wrong_address')
    return invalidInputOutcome(OPERATOR_REFUSALS.wrong_address, 'address')
  if (answer.reason === 'other_wallet')
    return refusedField('address', isByCommand ? OTHER_WALLET : OPERATOR_REFUSALS.other_wallet)
  return refusedOutcome(OPERATOR_REFUSALS[answer.reason])
}
