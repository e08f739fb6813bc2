import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { type CryptoType } from '@/lib/booking/booking'
import { networksOf } from '@/lib/booking/crypto-address'
import { coinUnit, formatCoins } from '@/lib/booking/cryptocurrency'
import { historyLine } from '@/lib/booking/history-line'
import { formatEuros } from '@/lib/booking/money'
import { coinsToSend } from '@/lib/booking/record-rows'
import { formatInstant } from '@/lib/calendar/day'
import { decimalInput, lineInput, optionalLineInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { networksText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { database } from '@/lib/db/client'
import { listAwaitedCrypto } from '@/lib/db/payment-details'
import {
  type CryptoDetails,
  previewCryptoDetails,
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
    const sum = awaited ? `, worth ${formatEuros(awaited.cents)} at your rate` : ''
    return [
      { name: 'address', label: 'Address', hint: 'Of your wallet.' },
      { name: 'amount', label: 'Amount', hint: `In ${coinUnit(cryptoType)}${sum}.`, isDecimal: true },
      networkField(cryptoType),
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
    const answer = await (shown === null ? previewCryptoDetails : sendCryptoDetails)(reference, details, now)
    return tell(answer, { ...details, cryptoType, before })
  },
})

/** Addresses of several networks look the same, so that a guess would send coins to nobody. */
function networkField(cryptoType: CryptoType | null): OperatorField {
  const field = { name: 'network', label: 'Network', hint: 'On which your wallet takes them.' }
  const networks = networksOf(cryptoType ?? 'other')
  if (!networks) return field
  const choices = networks.map((network) => ({ value: network, text: network }))
  return { ...field, options: networks.length > 1 ? [{ value: '', text: 'Choose' }, ...choices] : choices }
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
