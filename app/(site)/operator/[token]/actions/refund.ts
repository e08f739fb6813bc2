import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { UNDO_LINE } from '@/app/(site)/operator/[token]/actions/cancel'
import { refundableCents } from '@/lib/booking/refund'
import { COURTESY_REASONS } from '@/lib/booking/refund-reasons'
import { returnsEffect } from '@/lib/booking/effect'
import { formatEuros } from '@/lib/booking/money'
import { eurosInput } from '@/lib/contract/operator-inputs'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { database } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/ledger'
import { countTold } from '@/lib/use-cases/outbox/count-told'
import { refundBooking, type Refunded } from '@/lib/use-cases/payments/refund-booking'

const REASONS = {
  goodwill: 'A courtesy',
  tour_not_as_booked: 'The tour was not as booked',
  our_mistake: 'A mistake of ours',
} as const

/** Money goes back, and the booking stays as it is. */
export const refund = operatorAction({
  input: z.object({ amount: eurosInput, reason: z.enum(COURTESY_REASONS) }),
  fields: async ({ booking }) => [
    {
      name: 'amount',
      label: 'Amount in euros',
      hint: `At most ${formatEuros(refundableCents(await loadLedger(database(), booking.id)))}.`,
      isDecimal: true,
    },
    {
      name: 'reason',
      label: 'Reason',
      hint: 'The guest reads it in a sentence.',
      options: COURTESY_REASONS.map((value) => ({ value, text: REASONS[value] })),
    },
  ],
  async run({ booking: { reference }, input: { amount: cents, reason }, shown, now }) {
    const call = { reference, cents, reason }
    if (shown === null) return tell(await refundBooking.preview(call, now), cents)
    const command = { name: 'money refund', isAtOnce: false } as const
    return tell(await refundBooking.run({ ...call, command }, now), cents)
  },
})

async function tell(answer: Refunded, cents: number): Promise<Told> {
  if (answer.kind === 'refunded') {
    const effect = returnsEffect(answer.returns)
    // Sent when the refund is made, which is after this.
    const emails = effect.refundCents > 0 ? await countTold([answer.booking]) : 0
    return {
      kind: 'ready',
      lines: [
        `${formatEuros(cents)} goes back, and the booking stays as it is.`,
        ...(answer.dropsChange ? ['The change that waits for its payment is dropped.'] : []),
        ...(emails > 0 ? ['The guest has an e-mail with the credit note when the refund is made.'] : []),
        UNDO_LINE,
      ],
      effect: { ...effect, emails },
    }
  }
  if (answer.reason === 'more_than_left')
    return { kind: 'refused', text: `Only ${formatEuros(answer.leftCents)} is left of what was paid.` }
  return {
    kind: 'refused',
    text: answer.reason === 'not_found' ? OPERATOR_REFUSALS.not_found : OPERATOR_REFUSALS.nothing_left,
  }
}
