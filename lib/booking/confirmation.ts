import { type BookingState, holdsSeats, isUnpaid } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/hold'

/**
 * Why money goes back: no seat left, it was paid before, a wrong amount, the departure was called off before the payment
 * arrived, the booking was cancelled, or became cheaper by a change; or it came for a change that was given up or
 * replaced, or of a booking that is another since. Coins were more than was asked for, or were never all; or a person
 * gives money back as a courtesy, because a tour was not as booked, or because a mistake was ours.
 */
export const REFUND_REASONS = [
  'seat_gone',
  'paid_twice',
  'wrong_amount',
  'called_off',
  'cancelled',
  'changed',
  'change_dropped',
  'booking_changed',
  'overpaid',
  'not_in_full',
  'goodwill',
  'tour_not_as_booked',
  'our_mistake',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why a person gives money back to a guest whose booking stays as it is. Rule: goodwill-refund (docs/rules.md) */
export const COURTESY_REASONS = ['goodwill', 'tour_not_as_booked', 'our_mistake'] as const

export type CourtesyReason = (typeof COURTESY_REASONS)[number]

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
