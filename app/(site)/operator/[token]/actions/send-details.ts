import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { formatEuros } from '@/lib/booking/money'
import { formatInstant } from '@/lib/calendar/day'
import { decimalInput, lineInput } from '@/lib/contract/operator-inputs'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import {
  type CryptoDetails,
  previewCryptoDetails,
  sendCryptoDetails,
  type SentDetails,
} from '@/lib/use-cases/payments/send-crypto-details'

/** Where the guest sends how many coins; details that were sent before are void. */
export const sendDetails = operatorAction({
  input: z.object({ address: lineInput, amount: decimalInput, network: lineInput, rate: decimalInput }),
  fields: () => [
    { name: 'address', label: 'Address', hint: 'Of your wallet.' },
    { name: 'amount', label: 'Amount', hint: 'In coins.' },
    { name: 'network', label: 'Network', hint: 'As bitcoin or ethereum.' },
    { name: 'rate', label: 'Rate', hint: 'Euros for one coin.' },
  ],
  async run({ booking: { reference }, input, shown, now }) {
    const { address, amount: coins, rate } = input
    const details = { address, network: input.network.toLowerCase(), coins, rate, rateSource: null }
    const answer = await (shown === null ? previewCryptoDetails : sendCryptoDetails)(reference, details, now)
    return tell(answer, details)
  },
})

function tell(answer: SentDetails, { coins, network, address }: CryptoDetails): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: refusalOf(answer) }
  const { restCents, dueAt, isChecked } = answer
  const until = dueAt ? `, due ${formatInstant(dueAt)}` : ''
  const check = isChecked
    ? 'which is an address of that network'
    : 'which nobody can check: please compare it sign by sign'
  return {
    kind: 'ready',
    lines: [
      `The guest is told to send ${coins} on ${network}, for ${formatEuros(restCents)}${until}.`,
      `To ${address}, ${check}.`,
    ],
  }
}

function refusalOf(answer: Extract<SentDetails, { readonly kind: 'refused' }>): string {
  if (answer.reason === 'wrong_network') return `This coin is taken on: ${answer.networks.join(', ')}.`
  if (answer.reason === 'wrong_amount')
    return `These coins are worth ${formatEuros(answer.worthCents)} at that rate, and ${formatEuros(answer.restCents)} is to be paid.`
  return OPERATOR_REFUSALS[answer.reason]
}
