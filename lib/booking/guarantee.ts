import { type Cancelled, decideCancellation } from '@/lib/booking/cancellation'

export type GuaranteeDecision =
  | Cancelled
  | { readonly kind: 'refused'; readonly reason: 'not_guaranteed' | 'not_started' | 'not_confirmed' }

/**
 * Decide whether a guest who saw no lights and chose the refund gets it: once the tour has started, whatever a
 * cancellation by us would refund.
 *
 * @param isGuaranteed  whether the promise holds on its tour
 *
 * Rule: lights-guarantee (docs/rules.md)
 */
export function decideGuaranteeRefund(
  booking: Parameters<typeof decideCancellation>[0],
  { isGuaranteed }: { readonly isGuaranteed: boolean },
  now: Date,
): GuaranteeDecision {
  if (!isGuaranteed) return { kind: 'refused', reason: 'not_guaranteed' }
  if (booking.state !== 'confirmed') return { kind: 'refused', reason: 'not_confirmed' }
  if (now < booking.startsAt) return { kind: 'refused', reason: 'not_started' }
  const decision = decideCancellation(booking, now, 'us')
  return decision.kind === 'cancelled' ? decision : { kind: 'refused', reason: 'not_confirmed' }
}
