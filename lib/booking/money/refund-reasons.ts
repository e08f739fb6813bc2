/**
 * Why money is refunded: no seat left; paid before; a wrong amount; the departure was cancelled before the payment
 * arrived; the booking had ended; the booking was cancelled, or made cheaper by a change; the change was withdrawn or
 * replaced, or its booking has changed since; a refund that waited for a dispute to end; too many coins, or never the
 * full amount; or staff refund a courtesy, a tour that was not as booked, or our mistake.
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

/** Why a payment that booked nothing is refunded. */
export const UNBOOKED_REFUND_REASONS: readonly RefundReason[] = [
  ...(['seat_gone', 'paid_twice', 'wrong_amount', 'called_off'] as const),
  ...(['booking_ended', 'change_dropped', 'booking_changed', 'not_in_full'] as const),
]

/** Why staff refund a guest whose booking does not change. Rule: goodwill-refund (docs/rules.md) */
export const COURTESY_REASONS = ['goodwill', 'tour_not_as_booked', 'our_mistake'] as const

export type CourtesyReason = (typeof COURTESY_REASONS)[number]
