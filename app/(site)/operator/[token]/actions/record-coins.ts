import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { formatEuros } from '@/lib/booking/money'
import { coinsLine } from '@/lib/booking/payment-lines'
import {
  lineInput,
  optionalDecimalInput,
  optionalEurosInput,
  optionalLineInput,
} from '@/lib/contract/operator-inputs'
import { networksText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import {
  previewCryptoPayment,
  recordCryptoPayment,
  type RecordedCrypto,
} from '@/lib/use-cases/payments/record-crypto-payment'

const ONLY_WITHOUT = 'Only where no payment details were sent.'
const ONE_OF = 'Please say how many coins came, or what they are worth in euros: one of the two'

/** Coins have arrived, all or a part. */
export const recordCoins = operatorAction({
  input: z
    .object({
      amount: optionalDecimalInput,
      euros: optionalEurosInput.default(null),
      tx: lineInput,
      network: optionalLineInput,
    })
    .refine(({ amount, euros }) => (amount === null) !== (euros === null), {
      error: ONE_OF,
      path: ['amount'],
    }),
  fields: () => [
    {
      name: 'amount',
      label: 'Amount',
      hint: 'In coins, as they came.',
      isOptional: true,
      isDecimal: true,
    },
    { name: 'tx', label: 'Transaction id' },
    { name: 'euros', label: 'Amount in euros', hint: ONLY_WITHOUT, isOptional: true, isDecimal: true },
    { name: 'network', label: 'Network', hint: ONLY_WITHOUT, isOptional: true },
  ],
  async run({ booking: { reference }, input, shown, now }) {
    const amount = input.amount === null ? { cents: Number(input.euros) } : { coins: input.amount }
    const network = input.network.toLowerCase() || null
    const transfer = { amount, transactionId: input.tx, network }
    return tell(await (shown === null ? previewCryptoPayment : recordCryptoPayment)(reference, transfer, now))
  },
})

function tell(answer: RecordedCrypto): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: refusalText(answer) }
  const { cents, decision } = answer
  return {
    kind: 'ready',
    lines: [`${formatEuros(cents)} has arrived; ${coinsLine(decision)}. This cannot be undone.`],
    effect: { byHandCents: decision.kind === 'short' ? 0 : decision.returnCents },
    shown: String(cents),
  }
}

function refusalText(answer: Extract<RecordedCrypto, { readonly kind: 'refused' }>): string {
  if (answer.reason === 'known_transaction')
    return `This transaction is recorded already, for ${answer.reference}.`
  return answer.reason === 'wrong_network' ? networksText(answer.networks) : OPERATOR_REFUSALS[answer.reason]
}
