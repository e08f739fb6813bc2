/**
 * Why money goes back: no seat left, it was paid before, a wrong amount, the departure was called off before the payment
 * arrived, it came for a booking that had ended; the booking was cancelled, or became cheaper by a change; or it came for a change that was given up or
 * replaced, or of a booking that is another since. It was owed before and waited until a dispute had ended. Coins were
 * more than was asked for, or were never all; or a person gives money back as a courtesy, because a tour was not as
 * booked, or because a mistake was ours.
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

/** Why a payment goes back that nothing was booked with. */
export const NOT_TAKEN_REASONS: readonly RefundReason[] = [
  ...(['seat_gone', 'paid_twice', 'wrong_amount', 'called_off'] as const),
  ...(['booking_ended', 'change_dropped', 'booking_changed', 'not_in_full'] as const),
]

/** Why a person gives money back to a guest whose booking stays as it is. Rule: goodwill-refund (docs/rules.md) */
export const COURTESY_REASONS = ['goodwill', 'tour_not_as_booked', 'our_mistake'] as const

export type CourtesyReason = (typeof COURTESY_REASONS)[number]
