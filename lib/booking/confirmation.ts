import { type BookingState, hasEnded, holdsSeats, isUnpaid } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/hold'
import { type RefundReason } from '@/lib/booking/refund-reasons'

export type ConfirmationDecision =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'done' }
  /** Its booking was given up too late for a refund while the payment was under way: it is ours. */
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'refund'
      readonly reason: Extract<
        RefundReason,
        'seat_gone' | 'paid_twice' | 'wrong_amount' | 'called_off' | 'booking_changed' | 'booking_ended'
      >
    }

export type Payment = { readonly amountCents: number; readonly currency: string }

/**
 * Decide what an incoming payment does to its booking. It may arrive twice, late, or after the hold has lapsed.
 *
 * Rule: late-payment (docs/rules.md)
 *
 * @param booking.comingCents   of one that has ended: what we keep of its price and has not come yet
 * @param booking.isPaidByThis  this very payment was counted before
 * @param booking.isReplaced    it was begun before another attempt, or a change of the booking
 * @param departure.seatsFree   places left besides those that this booking still has
 */
export function decideConfirmation(
  payment: Payment,
  booking: {
    readonly state: BookingState
    readonly expiresAt: Date | null
    readonly isPaidByThis: boolean
    readonly isReplaced?: boolean
    readonly comingCents?: number
    readonly seats: number
    readonly totalCents: number
    readonly currency: string
  },
  departure: DepartureSeats & { readonly cancelledAt?: Date | null },
  now: Date,
): ConfirmationDecision {
  if (booking.isPaidByThis) return { kind: 'done' }
  const isAwaited = payment.amountCents === booking.comingCents && payment.currency === booking.currency
  if (hasEnded(booking.state) && isAwaited) return { kind: 'keep' }
  if (departure.cancelledAt) return { kind: 'refund', reason: 'called_off' }
  if (payment.amountCents !== booking.totalCents || payment.currency !== booking.currency) {
    const isChanged = booking.isReplaced === true && isUnpaid(booking.state) && holdsSeats(booking, now)
    return { kind: 'refund', reason: isChanged ? 'booking_changed' : 'wrong_amount' }
  }
  if (booking.state === 'confirmed') return { kind: 'refund', reason: 'paid_twice' }
  if (holdsSeats(booking, now)) return { kind: 'confirm' }
  if (hasEnded(booking.state)) return { kind: 'refund', reason: 'booking_ended' }
  const hasRoom = !departure.isClosed && now < departure.closesAt && booking.seats <= departure.seatsFree
  return hasRoom ? { kind: 'confirm' } : { kind: 'refund', reason: 'seat_gone' }
}
