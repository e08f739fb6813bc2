import { type BookingState, type CancellationPolicy } from '@/lib/booking/booking'

export type CancellationDecision =
  | { readonly kind: 'cancelled'; readonly refundCents: number | null }
  | { readonly kind: 'refused'; readonly reason: 'not_confirmed' | 'already_started' }

/** A booking may be given up, and what goes back. */
export type Cancelled = Extract<CancellationDecision, { readonly kind: 'cancelled' }>

const MS_PER_HOUR = 3_600_000

/**
 * Decide what a guest gets back for a booking that is given up.
 *
 * @param booking.policy  as it was when the booking was made
 * @param by              `us`: for the weather or another reason of ours, and then all is returned at any time
 * @returns               the refund in cents: the whole price, 0 when it is too late, null when nothing was paid
 *
 * Rule: specification section 9, "free cancellation more than 24 hours before the start"; "weather cancellation gives
 * full refund".
 */
export function decideCancellation(
  booking: {
    readonly state: BookingState
    readonly totalCents: number
    readonly policy: CancellationPolicy
    readonly startsAt: Date
  },
  now: Date,
  by: 'guest' | 'us' = 'guest',
): CancellationDecision {
  if (booking.state === 'hold' || booking.state === 'awaiting_payment')
    return { kind: 'cancelled', refundCents: null }
  if (booking.state !== 'confirmed') return { kind: 'refused', reason: 'not_confirmed' }
  if (by === 'us') return { kind: 'cancelled', refundCents: booking.totalCents }
  const msLeft = booking.startsAt.getTime() - now.getTime()
  if (msLeft <= 0) return { kind: 'refused', reason: 'already_started' }
  const isEarly = msLeft > booking.policy.fullRefundHoursBefore * MS_PER_HOUR
  return { kind: 'cancelled', refundCents: isEarly ? booking.totalCents : 0 }
}
