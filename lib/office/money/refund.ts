import 'server-only'
import { z } from 'zod'
import { sumRefundEffects } from '@/lib/booking/changes/change-effect'
import { refundableCents } from '@/lib/booking/money/refund'
import { COURTESY_REFUND_REASONS } from '@/lib/booking/money/refund-reasons'
import { eurosInput, oneOfInput } from '@/lib/contract/operator-inputs'
import { database } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome, refusedField } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const REASONS = {
  goodwill: 'Goodwill',
  tour_not_as_booked: 'The tour was not as booked',
  our_mistake: 'Our mistake',
} as const

export const refundAct = bookingAct({
  done: 'The refund is on its way.',
  undoable: 'money refund',
  input: z.object({ amount: eurosInput, reason: oneOfInput(COURTESY_REFUND_REASONS) }),
  fields: async ({ booking }) => [
    {
      ...{ name: 'amount', label: 'Amount in euros', isDecimal: true },
      hint: `Up to ${formatEuros(refundableCents(await loadLedger(database(), booking.id)))}.`,
    },
    {
      ...{ name: 'reason', label: 'Reason', hint: 'The guest reads it in the e-mail.' },
      options: COURTESY_REFUND_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
  ],
  async run({ booking: { reference }, input: { amount: cents, reason }, how, call, now }) {
    const answer = await refundBooking[how]({ reference, cents, reason, command: call }, now)
    if (answer.kind === 'refused') {
      if (answer.reason === 'more_than_left')
        return refusedField(
          'amount',
          `That is more than the ${formatEuros(answer.leftCents)} that can be refunded.`,
        )
      return refusedOutcome(OPERATOR_REFUSALS[answer.reason === 'not_found' ? 'not_found' : 'nothing_left'])
    }
    return readyOutcome(
      [
        `${formatEuros(cents)} is refunded; the booking itself does not change.`,
        ...(answer.dropsChange ? ['The change that is waiting for payment is dropped.'] : []),
      ],
      sumRefundEffects(answer.returns),
      { done: `${formatEuros(cents)} is refunded.`, command: answer.command },
    )
  },
})

export const refundCommand = defineBookingCommand('money refund', {
  about: 'refund all or part of what a guest paid and keep the booking; the newest payment is refunded first',
  examples: ['LL-7KM4QD 50 --reason goodwill', 'LL-7KM4QD 89.50 --reason tour_not_as_booked'],
  inputs: {
    amount: { argument: '<amount>', about: 'in euros' },
    reason: {
      flags: '--reason <word>',
      about: 'the reason, which the guest reads in the e-mail',
      choices: COURTESY_REFUND_REASONS,
    },
  },
  act: () => refundAct,
})
