import { type BookingState } from '@/lib/booking/booking'

export type GuaranteeDecision =
  | { readonly kind: 'cancelled'; readonly refundCents: number }
  | { readonly kind: 'refused'; readonly reason: 'not_guaranteed' | 'not_started' | 'not_confirmed' }

/**
 * Decide whether a guest who saw no lights, and chose the refund, has it: everything that was paid, once the tour has
 * started.
 *
 * @param departure.isGuaranteed  whether decision D6's promise holds on its tour
 */
export function decideGuaranteeRefund(
  booking: { readonly state: BookingState; readonly totalCents: number },
  departure: { readonly startsAt: Date; readonly isGuaranteed: boolean },
  now: Date,
): GuaranteeDecision {
  if (!departure.isGuaranteed) return { kind: 'refused', reason: 'not_guaranteed' }
  if (booking.state !== 'confirmed') return { kind: 'refused', reason: 'not_confirmed' }
  if (now < departure.startsAt) return { kind: 'refused', reason: 'not_started' }
  return { kind: 'cancelled', refundCents: booking.totalCents }
}
