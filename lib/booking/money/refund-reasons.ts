/**
 * Why money is refunded. The payment came too late for a seat, was a duplicate, was for the wrong amount, or arrived
 * after the departure was cancelled or the booking had ended; the booking was cancelled, or a change made it cheaper; a
 * dispute ended that the refund had been waiting for; the change that was paid for was dropped, or the booking has
 * changed since; the guest overpaid, or never paid in full; or staff make a refund as a courtesy, because the tour was
 * not as booked, or for our mistake.
 */
export const REFUND_REASONS = [
  'seat_gone',
  'paid_twice',
  'wrong_amount',
  'called_off',
  'booking_ended',
  'cancelled',
  'changed',
  'dispute_ended',
  'change_dropped',
  'booking_changed',
  'overpaid',
  'not_in_full',
  'goodwill',
  'tour_not_as_booked',
  'our_mistake',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why a payment that did not lead to a booking is refunded. */
export const UNBOOKED_REFUND_REASONS: readonly RefundReason[] = [
  ...(['seat_gone', 'paid_twice', 'wrong_amount', 'called_off'] as const),
  ...(['booking_ended', 'change_dropped', 'booking_changed', 'not_in_full'] as const),
]

/** Why staff make a refund although the booking does not change. Rule: goodwill-refund (docs/rules.md) */
export const COURTESY_REFUND_REASONS = ['goodwill', 'tour_not_as_booked', 'our_mistake'] as const

export type CourtesyRefundReason = (typeof COURTESY_REFUND_REASONS)[number]
