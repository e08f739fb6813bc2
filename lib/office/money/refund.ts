import 'server-only'
import { z } from 'zod'
import { refundsEffect } from '@/lib/booking/changes/effect'
import { refundableCents } from '@/lib/booking/money/refund'
import { COURTESY_REASONS } from '@/lib/booking/money/refund-reasons'
import { eurosInput } from '@/lib/contract/operator-inputs'
import { database } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { bookingCommand } from '@/lib/office/command'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const REASONS = {
  goodwill: 'A courtesy',
  tour_not_as_booked: 'The tour was not as booked',
  our_mistake: 'A mistake of ours',
} as const

export const refund = bookingAct({
  done: 'The refund is on its way.',
  undoable: 'money refund',
  input: z.object({ amount: eurosInput, reason: z.enum(COURTESY_REASONS) }),
  fields: async ({ booking }) => [
    {
      ...{ name: 'amount', label: 'Amount in euros', isDecimal: true },
      hint: `At most ${formatEuros(refundableCents(await loadLedger(database(), booking.id)))}.`,
    },
    {
      ...{ name: 'reason', label: 'Reason', hint: 'The guest reads it in a sentence.' },
      options: COURTESY_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
  ],
  async run({ booking: { reference }, input: { amount: cents, reason }, how, call, now }) {
    const answer = await refundBooking[how]({ reference, cents, reason, command: call }, now)
    if (answer.kind === 'refused') {
      if (answer.reason === 'more_than_left')
        return refused(`Only ${formatEuros(answer.leftCents)} is left of what was paid.`)
      return refused(OPERATOR_REFUSALS[answer.reason === 'not_found' ? 'not_found' : 'nothing_left'])
    }
    return ready(
      [
        `${formatEuros(cents)} is refunded, and the booking stays as it is.`,
        ...(answer.dropsChange ? ['The change that waits for its payment is dropped.'] : []),
      ],
      refundsEffect(answer.returns),
      { done: `${formatEuros(cents)} is refunded.`, command: answer.command },
    )
  },
})

export const refundCommand = bookingCommand('money refund', {
  about: 'give a guest money back whose booking stays as it is; the newest payment goes back first',
  examples: ['LL-7KM4QD 50 --reason goodwill', 'LL-7KM4QD 89.50 --reason tour_not_as_booked'],
  inputs: {
    amount: { argument: '<amount>', about: 'in euros' },
    reason: {
      flags: '--reason <word>',
      about: 'which the guest reads in a sentence',
      choices: COURTESY_REASONS,
      isRequired: true,
    },
  },
  act: () => refund,
})
