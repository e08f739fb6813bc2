import 'server-only'
import { z } from 'zod'
import { type CryptoType } from '@/lib/booking/booking'
import { networksForCoin } from '@/lib/booking/money/crypto-address'
import { coinsInput, eurosInput, lineInput, optionalLineInput } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
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
import {
  recordCryptoPayment,
  type CryptoPaymentResult,
  findCryptoOrder,
} from '@/lib/use-cases/payments/record-crypto-payment'
import {
  awaitedCoinsText,
  cryptoPaymentText,
  UNUSUAL_TRANSACTION_ID_TEXT,
} from '@/lib/words/money/payment-lines'
import { wrongNetworkText, OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const ONE_OF = 'Please give either the number of coins or their value in euros'

/**
 * Record a crypto payment, full or partial, by the number of coins, or by their value if no payment details give a
 * rate.
 */
export const recordCryptoPaymentAct = bookingAct({
  done: 'The payment has been recorded.',
  input: z
    .object({
      amount: coinsInput.optional(),
      euros: eurosInput.optional(),
      tx: lineInput,
      network: optionalLineInput.default(''),
    })
    .refine(({ amount, euros }) => (amount === undefined) !== (euros === undefined), { error: ONE_OF }),
  fields: async ({ booking: { reference, cryptoType } }, now) => {
    const order = await findCryptoOrder(reference, now)
    const hint = order ? awaitedCoinsText({ ...order, ...order.wanted }, cryptoType) : undefined
    const tx = { name: 'tx', label: 'Transaction id' }
    if (order?.details) return [{ name: 'amount', label: 'Amount', hint, isDecimal: true }, tx]
    return [
      { name: 'euros', label: 'Amount in euros', hint, isDecimal: true },
      tx,
      ...networkFields(cryptoType),
    ]
  },
  async run({ booking: { reference }, input, how, now }) {
    const amount = input.amount === undefined ? { cents: Number(input.euros) } : { coins: input.amount }
    const network = input.network.toLowerCase() || null
    const transfer = { amount, transactionId: input.tx, network }
    const answer = await recordCryptoPayment[how](reference, transfer, now)
    if (answer.kind === 'refused') return toRefusal(answer)
    const { cents, decision, isOddId } = answer
    return readyOutcome(
      [
        `${formatEuros(cents)} received; ${cryptoPaymentText(decision)}. This cannot be undone.`,
        ...(isOddId ? [UNUSUAL_TRANSACTION_ID_TEXT] : []),
      ],
      { byHandCents: 'returnCents' in decision ? decision.returnCents : 0 },
      { shown: String(cents), done: `${cryptoPaymentText(decision)}.` },
    )
  },
})

export const recordCryptoPaymentCommand = defineBookingCommand('crypto paid', {
  about:
    'record a payment in cryptocurrency, in full or in part; once it is paid in full, the booking or its change is confirmed',
  examples: [
    'LL-7KM4QD 0.00199 --tx 4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    'LL-7KM4QD 179 --eur --tx 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 --network ethereum',
  ],
  inputs: {
    sum: { argument: '<amount>', about: 'in coins, or in euros with --eur' },
    tx: {
      flags: '--tx <id>',
      about: 'the transaction’s id; each can be recorded only once',
    },
    eur: { flags: '--eur', about: 'the amount is in euros: what the coins were worth' },
    network: {
      flags: '--network <network>',
      about: 'the network it came on, if no payment details were sent',
    },
  },
  read: ({ sum, eur, ...typed }) => ({ ...typed, ...(eur ? { euros: sum } : { amount: sum }) }),
  act: () => recordCryptoPaymentAct,
})

/** Ask for the network, because a transaction counts once per network; unnecessary for a coin with only one. */
function networkFields(cryptoType: CryptoType | null): readonly OperatorField[] {
  const networks = networksForCoin(cryptoType ?? 'other')
  const field = {
    name: 'network',
    label: 'Network',
    hint: 'The network that the coins came on.',
    isOptional: true,
  }
  if (!networks) return [field]
  const options = [{ value: '', text: 'Not known' }, ...networks.map((value) => ({ value, text: value }))]
  return networks.length > 1 ? [{ ...field, options }] : []
}

function toRefusal(answer: Extract<CryptoPaymentResult, { readonly kind: 'refused' }>): ActionOutcome {
  if (answer.reason === 'known_transaction')
    return refusedField('tx', `This transaction has already been recorded, for ${answer.reference}.`)
  return answer.reason === 'wrong_network'
    ? invalidInputOutcome(wrongNetworkText(answer.networks), 'network')
    : refusedOutcome(OPERATOR_REFUSALS[answer.reason])
}
