import { z } from 'zod'
import { operatorAction, type Told } from '@/app/(site)/operator/[token]/actions/action'
import { formatEuros } from '@/lib/booking/money'
import { byHandCents, moneyLine } from '@/lib/booking/payment-lines'
import { eurosInput } from '@/lib/contract/operator-inputs'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'
import { type RecordedMoney, recordMoney } from '@/lib/use-cases/payments/record-money'

const METHODS = [
  { value: 'cash', text: 'In cash' },
  { value: 'bank_transfer', text: 'By bank transfer' },
] as const

/** Money came by hand: all that is waited for, or for a booking a part. */
export const recordPayment = operatorAction({
  input: z.object({ amount: eurosInput, method: z.enum(['cash', 'bank_transfer']) }),
  fields: async ({ booking }, now) => [
    {
      name: 'amount',
      label: 'Amount in euros',
      hint: await dueHint(booking.reference, now),
      isDecimal: true,
    },
    { name: 'method', label: 'How it came', options: METHODS },
  ],
  async run({ booking: { reference }, input: { amount: cents, method }, shown, now }) {
    const call = { reference, cents, method }
    return tell(await (shown === null ? recordMoney.preview : recordMoney.run)(call, now), cents)
  },
})

async function dueHint(reference: string, now: Date): Promise<string | undefined> {
  const { booking, change } = (await loadBookingRecord(reference, now)) ?? {}
  if (change) return `${formatEuros(change.payCents)} is to be paid, no more and no less.`
  const cents = booking?.dueCents ?? 0
  return cents > 0
    ? `${formatEuros(cents)} is to be paid. Of a part, the guest is asked for the rest.`
    : undefined
}

function tell(answer: RecordedMoney, cents: number): Told {
  if (answer.kind === 'recorded')
    return {
      kind: 'ready',
      lines: [`${formatEuros(cents)} has come; ${moneyLine(answer.money)}. This cannot be undone.`],
      effect: { byHandCents: byHandCents(answer.money, cents) },
    }
  if (answer.reason === 'wrong_amount')
    return { kind: 'refused', text: `${formatEuros(answer.dueCents)} is to be paid, no more and no less.` }
  return { kind: 'refused', text: OPERATOR_REFUSALS[answer.reason] }
}
