import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { type CryptoType } from '@/lib/booking/booking'
import { formatEuros } from '@/lib/booking/money'
import { networksOf } from '@/lib/booking/crypto-address'
import { awaitedCoinsText, coinsLine, ODD_ID } from '@/lib/booking/payment-lines'
import { decimalInput, eurosInput, lineInput, optionalLineInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { networksText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { findCryptoOrder } from '@/lib/use-cases/payments/find-crypto-order'
import { recordCryptoPayment, type RecordedCrypto } from '@/lib/use-cases/payments/record-crypto-payment'

const ONE_OF = 'Please say how many coins came, or what they are worth in euros: one of the two'

/** Coins have arrived, all or a part: as they came, or by their worth where no details say a rate. */
export const recordCoins = operatorAction({
  input: z
    .object({
      amount: decimalInput.optional(),
      euros: eurosInput.optional(),
      tx: lineInput,
      network: optionalLineInput.default(''),
    })
    .refine(({ amount, euros }) => (amount === undefined) !== (euros === undefined), {
      error: ONE_OF,
    }),
  fields: async ({ booking: { reference, cryptoType } }, now) => {
    const order = await findCryptoOrder(reference, now)
    const hint = order ? awaitedCoinsText(order, cryptoType) : undefined
    const tx = { name: 'tx', label: 'Transaction id' }
    if (order?.details) return [{ name: 'amount', label: 'Amount', hint, isDecimal: true }, tx]
    return [
      { name: 'euros', label: 'Amount in euros', hint, isDecimal: true },
      tx,
      ...networkFields(cryptoType),
    ]
  },
  async run({ booking: { reference }, input, shown, now }) {
    const amount = input.amount === undefined ? { cents: Number(input.euros) } : { coins: input.amount }
    const network = input.network.toLowerCase() || null
    const transfer = { amount, transactionId: input.tx, network }
    return tell(
      await (shown === null ? recordCryptoPayment.preview : recordCryptoPayment.run)(
        reference,
        transfer,
        now,
      ),
    )
  },
})

/** Each transaction counts once on its network; a coin that has one alone needs no word about it. */
function networkFields(cryptoType: CryptoType | null): readonly OperatorField[] {
  const networks = networksOf(cryptoType ?? 'other')
  const field = { name: 'network', label: 'Network', hint: 'That the coins came on.', isOptional: true }
  if (!networks) return [field]
  const options = [{ value: '', text: 'Not known' }, ...networks.map((value) => ({ value, text: value }))]
  return networks.length > 1 ? [{ ...field, options }] : []
}

function tell(answer: RecordedCrypto): Told {
  if (answer.kind === 'refused') return { kind: 'refused', text: refusalText(answer) }
  const { cents, decision, isOddId } = answer
  return {
    kind: 'ready',
    lines: [
      `${formatEuros(cents)} has arrived; ${coinsLine(decision)}. This cannot be undone.`,
      ...(isOddId ? [ODD_ID] : []),
    ],
    effect: { byHandCents: decision.kind === 'short' ? 0 : decision.returnCents },
    shown: String(cents),
  }
}

function refusalText(answer: Extract<RecordedCrypto, { readonly kind: 'refused' }>): string {
  if (answer.reason === 'known_transaction')
    return `This transaction is recorded already, for ${answer.reference}.`
  return answer.reason === 'wrong_network' ? networksText(answer.networks) : OPERATOR_REFUSALS[answer.reason]
}
