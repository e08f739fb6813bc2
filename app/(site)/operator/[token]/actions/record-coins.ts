import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { formatEuros } from '@/lib/booking/money'
import { coinsLine } from '@/lib/booking/payment-lines'
import { decimalInput, eurosInput, lineInput } from '@/lib/contract/operator-inputs'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import {
  previewCryptoPayment,
  recordCryptoPayment,
  type RecordedCrypto,
} from '@/lib/use-cases/payments/record-crypto-payment'

const ONLY_WITHOUT = 'Only where no payment details were sent.'
const NONE = z.literal('')

/** Coins have arrived, all or a part. */
export const recordCoins = operatorAction({
  input: z.union([
    z.object({ amount: decimalInput, euros: NONE.optional(), tx: lineInput, network: z.string().max(200) }),
    z.object({ amount: NONE, euros: eurosInput, tx: lineInput, network: z.string().max(200) }),
  ]),
  fields: () => [
    { name: 'amount', label: 'Amount', hint: 'In coins, as they came.', isOptional: true },
    { name: 'tx', label: 'Transaction id' },
    { name: 'euros', label: 'Amount in euros', hint: ONLY_WITHOUT, isOptional: true },
    { name: 'network', label: 'Network', hint: ONLY_WITHOUT, isOptional: true },
  ],
  async run({ booking: { reference }, input, shown, now }) {
    const amount = input.amount === '' ? { cents: Number(input.euros) } : { coins: input.amount }
    const network = input.network.trim().toLowerCase() || null
    const transfer = { amount, transactionId: input.tx, network }
    return tell(await (shown === null ? previewCryptoPayment : recordCryptoPayment)(reference, transfer, now))
  },
})

function tell(answer: RecordedCrypto): Told {
  if (answer.kind === 'refused')
    return {
      kind: 'refused',
      text:
        answer.reason === 'known_transaction'
          ? `This transaction is recorded already, for ${answer.reference}.`
          : OPERATOR_REFUSALS[answer.reason],
    }
  const { cents, decision } = answer
  return {
    kind: 'ready',
    lines: [`${formatEuros(cents)} has arrived; ${coinsLine(decision)}. This cannot be undone.`],
    effect: { byHandCents: decision.kind === 'short' ? 0 : decision.returnCents },
    shown: String(cents),
  }
}
