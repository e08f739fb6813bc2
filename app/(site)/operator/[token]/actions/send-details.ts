import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { coinUnit, formatCoins } from '@/lib/booking/cryptocurrency'
import { historyLine } from '@/lib/booking/history-line'
import { formatEuros } from '@/lib/booking/money'
import { coinsToSend } from '@/lib/booking/record-rows'
import { type Wallet, walletsFor } from '@/lib/booking/wallets'
import { formatInstant } from '@/lib/calendar/day'
import { decimalInput, lineInput, optionalLineInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { networksText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { env } from '@/lib/env'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { database } from '@/lib/db/client'
import { listAwaitedCrypto } from '@/lib/db/payment-details'
import {
  type CryptoDetails,
  sendCryptoDetails,
  type SentDetails,
} from '@/lib/use-cases/payments/send-crypto-details'

/** Where the guest sends how many coins; details that were sent before are void. */
export const sendDetails = operatorAction({
  input: z.object({
    address: lineInput,
    amount: decimalInput,
    network: lineInput,
    rate: decimalInput,
    source: optionalLineInput.default(''),
  }),
  fields: async ({ booking: { id, cryptoType } }, now) => {
    const awaited = (await listAwaitedCrypto(database(), now)).find(({ bookingId }) => bookingId === id)
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
  async run({ booking: { reference, cryptoType }, input, shown, now }) {
    const { address, amount: coins, rate } = input
    const rateSource = input.source || null
    const details = { address, network: input.network.toLowerCase(), coins, rate, rateSource }
    const before = shown === null ? await sentBefore(reference, now) : []
    const send = shown === null ? sendCryptoDetails.preview : sendCryptoDetails.run
    const answer = await send(reference, details, now, 'never')
    return tell(answer, { ...details, cryptoType, before })
  },
})

/** The operator's own wallets and no other: a link in an e-mail may be forwarded. Rule: wallets (docs/rules.md) */
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
  return { name: 'address', label: 'Address', hint, options: chosen(choices) }
}

/** Addresses of several networks look the same, so that a guess would send coins to nobody. */
function networkField(wallets: readonly Wallet[]): OperatorField {
  const networks = [...new Set(wallets.map(({ network }) => network))]
  const choices = networks.map((network) => ({ value: network, text: network }))
  return {
    ...{ name: 'network', label: 'Network', hint: 'On which your wallet takes them.' },
    options: chosen(choices),
  }
}

/** Where there is one it is chosen already. */
function chosen(choices: NonNullable<OperatorField['options']>): NonNullable<OperatorField['options']> {
  return choices.length === 1 ? choices : [{ value: '', text: 'Choose' }, ...choices]
}

/** Who has sent other details, when, and which. */
async function sentBefore(reference: string, now: Date): Promise<readonly string[]> {
  const { details, booking, history = [] } = (await loadBookingRecord(reference, now)) ?? {}
  const act = history.findLast(({ what }) => what === 'details_sent')
  if (!act || !details || details.voidedAt) return []
  return [
    `Sent before: ${historyLine(act)}.`,
    `Those details are void then: ${coinsToSend(details, booking?.cryptoType ?? null)}.`,
  ]
}

type Shown = CryptoDetails & { readonly cryptoType: string | null; readonly before: readonly string[] }

function tell(answer: SentDetails, { coins, network, address, cryptoType, before }: Shown): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: refusalOf(answer) }
  const { restCents, dueAt, isChecked } = answer
  const until = dueAt ? `, due ${formatInstant(dueAt)}` : ''
  const check = isChecked
    ? 'which is an address of that network'
    : 'which nobody can check: please compare it sign by sign'
  return {
    kind: 'ready',
    lines: [
      ...before,
      `The guest is told to send ${formatCoins(coins, cryptoType)} on ${network}, for ${formatEuros(restCents)}${until}.`,
      `To ${address}, ${check}.`,
    ],
  }
}

function refusalOf(answer: Extract<SentDetails, { readonly kind: 'refused' }>): string {
  if (answer.reason === 'wrong_network') return networksText(answer.networks)
  if (answer.reason === 'wrong_amount')
    return `These coins are worth ${formatEuros(answer.worthCents)} at that rate, and ${formatEuros(answer.restCents)} is to be paid.`
  return OPERATOR_REFUSALS[answer.reason]
}
