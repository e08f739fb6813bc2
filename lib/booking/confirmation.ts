import { type BookingState, holdsSeats, isUnpaid } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/hold'
import { type RefundReason } from '@/lib/booking/refund-reasons'

export type ConfirmationDecision =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refund'
      readonly reason: Extract<
        RefundReason,
        'seat_gone' | 'paid_twice' | 'wrong_amount' | 'called_off' | 'booking_changed'
      >
    }

export type Payment = { readonly amountCents: number; readonly currency: string }

/**
 * Decide what an incoming payment does to its booking. It may arrive twice, late, or after the hold has lapsed.
 *
 * Rule: late-payment (docs/rules.md)
 *
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
    readonly seats: number
    readonly totalCents: number
    readonly currency: string
  },
  departure: DepartureSeats & { readonly cancelledAt?: Date | null },
  now: Date,
): ConfirmationDecision {
  if (booking.isPaidByThis) return { kind: 'done' }
  if (departure.cancelledAt) return { kind: 'refund', reason: 'called_off' }
  if (payment.amountCents !== booking.totalCents || payment.currency !== booking.currency) {
    const isChanged = booking.isReplaced === true && isUnpaid(booking.state) && holdsSeats(booking, now)
    return { kind: 'refund', reason: isChanged ? 'booking_changed' : 'wrong_amount' }
  }
  if (booking.state === 'confirmed') return { kind: 'refund', reason: 'paid_twice' }
  if (holdsSeats(booking, now)) return { kind: 'confirm' }
  if (booking.state === 'cancelled' || booking.state === 'refunded')
    return { kind: 'refund', reason: 'seat_gone' }
  const hasRoom = !departure.isClosed && now < departure.closesAt && booking.seats <= departure.seatsFree
  return hasRoom ? { kind: 'confirm' } : { kind: 'refund', reason: 'seat_gone' }
}
