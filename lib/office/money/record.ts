import 'server-only'
import { z } from 'zod'
import { MANUAL_METHODS, type MoneyMethod, OFFICE_METHODS } from '@/lib/booking/money/money-methods'
import { commandLine, commandTemplate } from '@/lib/contract/command-line'
import { eurosInput, oneOfInput } from '@/lib/contract/operator-inputs'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/office/act'
import { invalidInput, ready, refused } from '@/lib/office/outcomes'
import { bookingCommand } from '@/lib/office/command'
import { countEmailedGuests } from '@/lib/use-cases/outbox/count-emailed-guests'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { recordMoney } from '@/lib/use-cases/payments/record-money'
import { recordManualRefund } from '@/lib/use-cases/payments/record-manual-refund'
import { METHOD_TEXTS } from '@/lib/words/money/method-text'
import { byHandCents, moneyLine } from '@/lib/words/money/payment-lines'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const input = z.object({ amount: eurosInput, method: oneOfInput(MANUAL_METHODS) })

/**
 * Record a payment that reached us directly, such as cash. For a booking, part of the balance due is enough; a change
 * needs its exact amount.
 */
export const recordPayment = bookingAct({
  done: 'The payment is recorded.',
  input,
  fields: async ({ booking }, now) => [
    {
      ...{ name: 'amount', label: 'Amount in euros', isDecimal: true },
      hint: await dueHint(booking.reference, now),
    },
    {
      ...{ name: 'method', label: 'How it came' },
      options: OFFICE_METHODS.toReversed().map(toOption),
    },
  ],
  async run({ booking: { reference }, input: { amount: cents, method }, how, now }) {
    if (method === 'crypto')
      return invalidInput(`Coins that came are recorded by ${commandTemplate('crypto paid', reference)}.`)
    const answer = await recordMoney[how]({ reference, cents, method }, now)
    if (answer.kind === 'recorded')
      return ready(
        [`${formatEuros(cents)} has come; ${moneyLine(answer.money)}. This cannot be undone.`],
        {
          byHandCents: byHandCents(answer.money, cents),
        },
        { done: `${moneyLine(answer.money)}.` },
      )
    return refused(
      answer.reason === 'wrong_amount' ? exactAmountText(answer.dueCents) : OPERATOR_REFUSALS[answer.reason],
    )
  },
})

const recordReturned = bookingAct({
  done: 'It is recorded.',
  input,
  async run({ booking, input: { amount: cents, method }, how, now }) {
    const answer = await recordManualRefund[how]({ reference: booking.reference, cents, method }, now)
    if (answer.kind === 'recorded') {
      const { leftCents, refunds } = answer
      const left = leftCents > 0 ? `, and ${formatEuros(leftCents)} is still to be returned` : ''
      return ready(
        [`${formatEuros(cents)} has gone back${left}.`],
        {
          emails: refunds * (await countEmailedGuests([booking])),
        },
        { done: 'recorded; the guest is being told.' },
      )
    }
    if (answer.reason === 'not_found') return refused(OPERATOR_REFUSALS.not_found)
    return refused(
      answer.askedCents === 0
        ? `Nothing of this booking is yours to return; ${commandLine('money refund', '…')} gives a courtesy back.`
        : `Only ${formatEuros(answer.askedCents)} of this booking is yours to return.`,
    )
  },
})

export const recordCommand = bookingCommand('money record', {
  about:
    'record money that came by hand for a booking or its change, or with --returned that you have sent back what was asked for; with receipt or credit note',
  examples: ['LL-7KM4QD 358 --method bank_transfer', 'LL-7KM4QD 179 --method crypto --returned'],
  inputs: {
    amount: { argument: '<amount>', about: 'in euros' },
    method: {
      flags: '--method <how>',
      about: `how it came or went: ${MANUAL_METHODS.join(', ')}`,
      isRequired: true,
    },
    returned: { flags: '--returned', about: 'it went back to the guest' },
  },
  usage: ({ method, returned }) =>
    method === 'crypto' && !returned
      ? `Coins that came are recorded by ${commandTemplate('crypto paid', 'REFERENCE')}.`
      : undefined,
  act: ({ returned }) => (returned ? recordReturned : recordPayment),
})

function toOption(value: MoneyMethod) {
  const words = METHOD_TEXTS[value]
  return { value, text: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }
}

function exactAmountText(cents: number): string {
  return `The amount due is exactly ${formatEuros(cents)}.`
}

async function dueHint(reference: string, now: Date): Promise<string | undefined> {
  const { booking, change } = (await loadBookingRecord(reference, now)) ?? {}
  if (change) return exactAmountText(change.payCents)
  const cents = booking?.dueCents ?? 0
  return cents > 0
    ? `${formatEuros(cents)} is to be paid. Of a part, the guest is asked for the rest.`
    : undefined
}
