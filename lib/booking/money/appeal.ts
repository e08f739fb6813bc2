import { hasBookingEnded } from '@/lib/booking/booking'
import { type Ledger, unrequestedRefundCents } from '@/lib/booking/ledger'
import { lostToDisputesCents } from '@/lib/booking/money/losses'
import { type WriteOff, type PricedBooking } from '@/lib/booking/money/write-off'
import { type PlannedRefund, splitRefund } from '@/lib/booking/money/refund'

/**
 * Decide what happens when a lost dispute is won on appeal and we get the money back. Any amount still written off for
 * the dispute is reversed. The rest has become due to the guest through later changes to the booking, and is refunded
 * now.
 *
 * @param booking.ledger          the ledger before the appeal was won
 * @param appeal.cents            the amount that the bank had taken from the payment
 * @param appeal.writtenOffCents  for a booking that has ended, by how much losing the dispute lowered the amount we
 *                                keep
 *
 * Rule: disputed-payment (docs/rules.md)
 */
export function settleWonAppeal(
  booking: PricedBooking & { readonly ledger: Ledger },
  appeal: { readonly paymentId: string; readonly cents: number; readonly writtenOffCents: number },
): WriteOff & { readonly returns: readonly PlannedRefund[] } {
  const { paymentId, cents, writtenOffCents } = appeal
  const won = { kind: 'dispute_won', paymentId, cents } as const
  const ledger = { ...booking.ledger, movements: [...booking.ledger.movements, won] }
  const owedCents = unrequestedRefundCents(booking.totalCents, ledger)
  const keptCents = hasBookingEnded(booking.state) ? Math.min(owedCents, writtenOffCents) : 0
  const oursCents = Math.min(owedCents - keptCents, lostToDisputesCents(ledger))
  return {
    totalCents: booking.totalCents + keptCents,
    corrections: oursCents === 0 ? [] : [{ cents: oursCents, reason: 'dispute_lost' }],
    returns: splitRefund(ledger, owedCents - keptCents - oursCents),
  }
}
