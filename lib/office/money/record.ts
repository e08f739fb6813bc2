import 'server-only'
import { z } from 'zod'
import {
  MANUAL_PAYMENT_METHODS,
  type MoneyMethod,
  OFFICE_PAYMENT_METHODS,
} from '@/lib/booking/money/money-methods'
import { formatCommand, formatCommandTemplate } from '@/lib/contract/format-command'
import { eurosInput, oneOfInput } from '@/lib/contract/operator-inputs'
import { capitalize } from '@/lib/language/capitalize'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/office/act'
import { invalidInputOutcome, readyOutcome, refusedOutcome, refusedField } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { recordManualPayment } from '@/lib/use-cases/payments/record-manual-payment'
import { loadCentsToReturn, recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { paymentMethodText } from '@/lib/words/money/payment-method-texts'
import { manualRefundCents, paymentEffectLine } from '@/lib/words/money/payment-lines'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const input = z.object({ amount: eurosInput, method: oneOfInput(MANUAL_PAYMENT_METHODS) })

/**
 * Record a payment that reached us directly, such as cash. For a booking, part of the balance due is enough; a change
 * needs its exact amount.
 */
export const recordPaymentAct = bookingAct({
  done: 'The payment has been recorded.',
  input,
  fields: async ({ booking }, now) => [
    {
      ...{ name: 'amount', label: 'Amount in euros', isDecimal: true },
      hint: await dueHint(booking.reference, now),
    },
    {
      ...{ name: 'method', label: 'How it came' },
      options: OFFICE_PAYMENT_METHODS.toReversed().map(toOption),
    },
  ],
  async run({ booking: { reference }, input: { amount: cents, method }, how, now }) {
    if (method === 'crypto') return invalidInputOutcome(cryptoPaidText(reference), 'method')
    const answer = await recordManualPayment[how]({ reference, cents, method }, now)
    if (answer.kind === 'recorded')
      return readyOutcome(
        [`${formatEuros(cents)} received; ${paymentEffectLine(answer.money)}. This cannot be undone.`],
        { byHandCents: manualRefundCents(answer.money, cents) },
        { done: `${paymentEffectLine(answer.money)}.` },
      )
    return answer.reason === 'wrong_amount'
      ? refusedField('amount', exactAmountText(answer.dueCents))
      : refusedOutcome(OPERATOR_REFUSALS[answer.reason])
  },
})

/** Record that staff have sent money back to the guest, as a refund or change requires. */
export const recordReturned = bookingAct({
  done: 'The returned money has been recorded.',
  input,
  fields: async ({ booking }) => {
    const cents = await loadCentsToReturn(booking.id)
    return [
      {
        ...{ name: 'amount', label: 'Amount in euros', isDecimal: true },
        hint: `You have ${formatEuros(cents)} to return. Record it once you have sent it.`,
      },
      {
        ...{ name: 'method', label: 'How you sent it', value: booking.paymentMethod },
        options: MANUAL_PAYMENT_METHODS.map(toOption),
      },
    ]
  },
  async run({ booking: { reference }, input: { amount: cents, method }, how, now }) {
    const answer = await recordManualRefund[how]({ reference, cents, method }, now)
    if (answer.kind === 'recorded') {
      const { leftCents } = answer
      const left = leftCents > 0 ? `; ${formatEuros(leftCents)} is still to be returned` : ''
      return readyOutcome(
        [`${formatEuros(cents)} has been returned to the guest${left}.`],
        {},
        { done: 'the returned money has been recorded.' },
      )
    }
    if (answer.reason === 'not_found') return refusedOutcome(OPERATOR_REFUSALS.not_found)
    return answer.askedCents === 0
      ? refusedOutcome(
          'There is nothing for you to return on this booking.',
          `To give the guest a goodwill refund: ${formatCommand('money refund', reference, 'EUROS', '--reason goodwill')}`,
        )
      : refusedField('amount', `You have ${formatEuros(answer.askedCents)} to return on this booking.`)
  },
})

export const recordMoneyCommand = defineBookingCommand('money record', {
  about:
    'record a payment that reached you outside Stripe, or with --returned money that you have sent back; the guest gets a receipt or a credit note',
  examples: ['LL-7KM4QD 358 --method bank_transfer', 'LL-7KM4QD 179 --method crypto --returned'],
  inputs: {
    amount: { argument: '<amount>', about: 'in euros' },
    method: {
      flags: '--method <how>',
      about: `how it was paid or sent back: ${MANUAL_PAYMENT_METHODS.join(', ')}`,
    },
    returned: { flags: '--returned', about: 'you have sent this money back to the guest' },
  },
  usage: ({ method, returned }) =>
    method === 'crypto' && !returned ? cryptoPaidText('REFERENCE') : undefined,
  act: ({ returned }) => (returned ? recordReturned : recordPaymentAct),
})

function cryptoPaidText(reference: string): string {
  return `Record a payment in cryptocurrency with ${formatCommandTemplate('crypto paid', reference)}.`
}

function toOption(value: MoneyMethod) {
  return { value, text: capitalize(paymentMethodText(value, 'en')) }
}

function exactAmountText(cents: number): string {
  return `The amount due is exactly ${formatEuros(cents)}.`
}

async function dueHint(reference: string, now: Date): Promise<string | undefined> {
  const { booking, change } = (await loadBookingRecord(reference, now)) ?? {}
  if (change) return exactAmountText(change.payCents)
  const cents = booking?.dueCents ?? 0
  return cents > 0
    ? `${formatEuros(cents)} is due. If you record less, the guest is asked for the rest.`
    : undefined
}
