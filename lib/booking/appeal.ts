import { hasEnded } from '@/lib/booking/booking'
import { type Ledger, unaskedCents } from '@/lib/booking/ledger'
import { type LetGo, type PricedBooking } from '@/lib/booking/let-go'
import { type MoneyReturn, splitRefund } from '@/lib/booking/refund'

/**
 * Decide what it means that a lost dispute is won on appeal: the money is ours again. What was written off when it was lost
 * is taken back; anything else was the guest's even then, and is refunded now.
 *
 * @param booking.ledger          as it was before
 * @param appeal.cents            what the bank had taken of the payment
 * @param appeal.writtenOffCents  how much of it was written off
 *
 * Rule: disputed-payment (docs/rules.md)
 */
export function decideAppealWon(
  booking: PricedBooking & { readonly ledger: Ledger },
  appeal: { readonly paymentId: string; readonly cents: number; readonly writtenOffCents: number },
): LetGo & { readonly returns: readonly MoneyReturn[] } {
  const { paymentId, cents, writtenOffCents } = appeal
  const won = { kind: 'dispute_won', paymentId, cents } as const
  const ledger = { ...booking.ledger, movements: [...booking.ledger.movements, won] }
  const owedCents = unaskedCents(booking.totalCents, ledger)
  const oursCents = Math.min(owedCents, writtenOffCents)
  const isEnded = hasEnded(booking.state)
  return {
    totalCents: booking.totalCents + (isEnded ? oursCents : 0),
    corrections: isEnded || oursCents === 0 ? [] : [{ cents: oursCents, reason: 'dispute_lost' }],
    returns: splitRefund(ledger, owedCents - oursCents),
  }
}
