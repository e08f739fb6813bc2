import { type BookingState, type CancellationPolicy } from '@/lib/booking/booking'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** What of a payment can still go back. Amounts in cents. */
export type RefundablePayment = {
  readonly refundableCents: number
  /** Already refunded by the operator by hand. */
  readonly returnedCents: number
  /** The guest's bank has disputed it. Until the bank decides, the payment is not ours to refund. */
  readonly isDisputed: boolean
}

export type CancellationDecision =
  | {
      readonly kind: 'cancelled'
      readonly refundCents: number | null
      /** Why nothing goes back although the policy would return it. */
      readonly withheld: 'disputed' | 'returned' | null
    }
  | { readonly kind: 'refused'; readonly reason: 'not_confirmed' | 'already_started' }

/** The booking is cancelled, with what is refunded. */
export type Cancelled = Extract<CancellationDecision, { readonly kind: 'cancelled' }>

/**
 * Decide what a guest gets back for a cancelled booking, paid or not. A hold is cancelled like a booking awaiting
 * payment: the seats are released, and a payment that still arrives is refunded.
 *
 * @param booking.policy  as it was when the booking was made
 * @param booking.left    of a card payment; null when none is known, and then the whole price counts
 * @param by  `us`: we cancel, for the weather or another reason of ours, and then everything is refunded at any time
 * @returns               the refund in cents: the price, or what is left of the payment; 0 when it is too late or
 *                        withheld, null when nothing was paid
 *
 * Rule: free-cancellation (docs/rules.md)
 * Rule: weather-cancellation (docs/rules.md)
 */
export function decideCancellation(
  booking: {
    readonly state: BookingState
    readonly totalCents: number
    readonly policy: CancellationPolicy
    readonly startsAt: Date
    readonly left?: RefundablePayment | null
  },
  now: Date,
  by: 'guest' | 'us' = 'guest',
): CancellationDecision {
  const isUnpaid = booking.state === 'hold' || booking.state === 'awaiting_payment'
  if (isUnpaid) return { kind: 'cancelled', refundCents: null, withheld: null }
  if (booking.state !== 'confirmed') return { kind: 'refused', reason: 'not_confirmed' }
  if (booking.totalCents === 0 && !booking.left)
    return { kind: 'cancelled', refundCents: null, withheld: null }
  if (by === 'us') return giveAllBack(booking)
  const msLeft = booking.startsAt.getTime() - now.getTime()
  if (msLeft <= 0) return { kind: 'refused', reason: 'already_started' }
  const isEarly = msLeft > booking.policy.fullRefundHoursBefore * MS_PER_HOUR
  return isEarly ? giveAllBack(booking) : { kind: 'cancelled', refundCents: 0, withheld: null }
}

function giveAllBack({
  totalCents,
  left,
}: {
  readonly totalCents: number
  readonly left?: RefundablePayment | null
}): CancellationDecision {
  if (left?.isDisputed) return { kind: 'cancelled', refundCents: 0, withheld: 'disputed' }
  const refundCents = left ? Math.min(totalCents, left.refundableCents) : totalCents
  return { kind: 'cancelled', refundCents, withheld: refundCents > 0 ? null : 'returned' }
}
