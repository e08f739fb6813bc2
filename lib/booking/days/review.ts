import { type BookingState } from '@/lib/booking/booking'

/** The only reasons to refuse a review. A critical one is published like any other. Rule: reviews (docs/rules.md) */
export const REVIEW_REFUSAL_REASONS = [
  'insults',
  'others_data',
  'not_about_us',
  'advertising',
  'illegal',
] as const

export type ReviewRefusalReason = (typeof REVIEW_REFUSAL_REASONS)[number]

/** Narrow a stored text to a reason for refusing a review; null if it is none of them. */
export function toReviewRefusalReason(text: string | null): ReviewRefusalReason | null {
  return REVIEW_REFUSAL_REASONS.find((reason) => reason === text) ?? null
}

type TakenBooking = {
  readonly state: BookingState
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  readonly noShowAt: Date | null
}

type TakenDeparture = { readonly startsAt: Date; readonly cancelledAt: Date | null }

/**
 * Whether the party came, as far as we know, so that its guest may review the tour. Guests refunded after the start,
 * such as under the lights guarantee, count too: they were there.
 *
 * Rule: reviews (docs/rules.md)
 */
export function hasTakenTour(
  { state, confirmedAt, endedAt, noShowAt }: TakenBooking,
  { startsAt, cancelledAt }: TakenDeparture,
  now: Date,
): boolean {
  if (now < startsAt || cancelledAt || noShowAt || !confirmedAt) return false
  return state === 'confirmed' || (state === 'refunded' && endedAt !== null && endedAt >= startsAt)
}
