import { dueCents, type Ledger } from '@/lib/booking/ledger'
import { toPaymentTotals } from '@/lib/booking/money/list-payment-remainders'

/**
 * The amount lost by refunding more than was paid, in cents: someone refunded at Stripe what staff had already
 * refunded, or a bank kept a payment that had already been refunded.
 */
export function overRefundedCents(ledger: Ledger): number {
  return sumOver(ledger, (paymentId) => !ledger.disputed.includes(paymentId))
}

/**
 * The amount written off because banks kept it, in cents; if we win an appeal, it is ours again. It leaves out anything
 * that has since become due to the guest, through a cancellation or a smaller party, but includes losses beyond the
 * payment.
 */
export function lostToDisputesCents({ movements }: Ledger): number {
  const lost = movements.filter(
    (movement) => movement.kind === 'correction' && movement.reason === 'dispute_lost',
  )
  return Math.max(0, -dueCents(0, lost))
}

/**
 * The part of `lostToDisputesCents` that is missing from the booking's price, in cents; the rest is a loss beyond the
 * payments.
 */
export function lostFromPriceCents(ledger: Ledger): number {
  const overByBank = overRefundedCents(ledger) - sumOver(ledger, () => false)
  return Math.max(0, lostToDisputesCents(ledger) - overByBank)
}

function sumOver({ movements, asked }: Ledger, countsBank: (paymentId: string) => boolean): number {
  const ids = movements.flatMap(({ kind, paymentId }) => (kind === 'payment' && paymentId ? [paymentId] : []))
  return ids.reduce((sum, id) => {
    const { paidCents, refundedCents, takenCents } = toPaymentTotals({ movements, asked, disputed: [] }, id)
    return sum + Math.max(0, refundedCents + (countsBank(id) ? takenCents : 0) - paidCents)
  }, 0)
}
