import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type ChoiceCause, type ChoiceOption, choiceOptions, keepsDate } from '@/lib/booking/choices/choice'
import { type MoveByUs, moveByUs } from '@/lib/booking/changes/move-by-us'
import { refuseNewSeats, type SeatsRefusal } from '@/lib/booking/seats/new-seats'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty, countParty, type Places, returnTripPlaces } from '@/lib/booking/seats/places'
import { settleEnd } from '@/lib/booking/money/settlement'
import { type Day } from '@/lib/calendar/day'

/** A choice offered to a guest, open or made. */
export type Choice = {
  readonly cause: ChoiceCause
  /** The departure that we cancelled, merged or shifted, or that saw no lights. */
  readonly departureId: number
  /** The option chosen, and the new departure if any; null while the choice is open. */
  readonly chosen: { readonly option: ChoiceOption; readonly departureId: number | null } | null
  /** See `choiceEndsAt`. */
  readonly endsAt: Date | null
  /** After a tour without lights: the last day of the return trip, see `returnTripUntil`. */
  readonly returnTripUntil: Day | null
}

export type ChoicePick =
  { readonly option: 'full_refund' } | { readonly option: 'another_date'; readonly to: ChangeableDeparture }

export type ChoiceDecision =
  | (MoveByUs & { readonly kind: 'refunded' | 'moved' })
  /** A separate free booking, linked to the first, which does not change. */
  | { readonly kind: 'return_trip'; readonly departureId: number; readonly places: Places }
  /** The guest keeps the booking's current departure. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'unchanged' }
  | SeatsRefusal
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'change_by_us_under_way'
        | 'choice_made'
        | 'choice_over'
        | 'option_not_offered'
        | 'other_tour'
        | 'after_return_trip_end'
    }

type ChoosingGuest = {
  readonly booking: ChangeableBooking
  /** The departure of the booking, or its last one if cancelled. */
  readonly departure: ChangeableDeparture
  /** The guest, or the operator on the phone with the guest. */
  readonly actor: OnBehalf['actor']
}

/**
 * Decide the outcome of a choice: a refund of everything left; another date, by the rules of `moveByUs`; or, after a
 * tour without lights, a free return trip for the whole party.
 *
 * Rule: choice-gives (docs/rules.md)
 */
export function decideChoice(
  choice: Choice,
  pick: ChoicePick,
  { booking, departure, actor }: ChoosingGuest,
  now: Date,
): ChoiceDecision {
  const { cause, chosen, endsAt } = choice
  if (chosen) return isSame(chosen, pick) ? { kind: 'unchanged' } : refuse('choice_made')
  if (endsAt && now >= endsAt) return refuse('choice_over')
  if (actor === 'guest' && booking.isUnderChangeByUs) return refuse('change_by_us_under_way')
  if (pick.option === 'full_refund') {
    const isOffered = choiceOptions(booking.ledger).includes('full_refund')
    return isOffered ? refundAll(cause, booking) : refuse('option_not_offered')
  }
  const { to } = pick
  if (keepsDate(cause) && to.id === booking.departureId) return { kind: 'kept' }
  if (to.tourId !== departure.tourId) return refuse('other_tour')
  const isReturnTrip = cause === 'lights_not_seen'
  const until = isReturnTrip ? choice.returnTripUntil : booking.returnTripUntil
  if (until !== null && to.day > until) return refuse('after_return_trip_end')
  const party = isReturnTrip ? returnTripParty(booking.places) : countParty(booking.places)
  const refusal = refuseNewSeats(seatsFor(party), to, { actor }, now)
  if (refusal) return refusal
  if (isReturnTrip) return { kind: 'return_trip', departureId: to.id, places: returnTripPlaces(party) }
  return { kind: 'moved', ...moveByUs(booking, to) }
}

/**
 * Decide the outcome of a choice that the guest did not make in time. After a cancelled departure everything is
 * refunded. After a merge or a new time, or once moved to another date, the guest comes. After a tour without lights,
 * the choice never expires.
 *
 * Rule: choice-ends (docs/rules.md)
 */
export function decideExpiredChoice(
  { cause, chosen, endsAt, departureId }: Choice,
  booking: ChangeableBooking,
  now: Date,
): ChoiceDecision {
  if (chosen || !endsAt || now < endsAt) return { kind: 'unchanged' }
  // A guest who has moved to another date has one that takes place.
  if (booking.departureId !== departureId) return { kind: 'kept' }
  return cause === 'departure_cancelled' ? refundAll(cause, booking) : { kind: 'kept' }
}

/** After a tour that took place the booking counts as refunded; otherwise as cancelled by us. */
function refundAll(cause: ChoiceCause, booking: ChangeableBooking): ChoiceDecision {
  const { totalCents, returns, corrections } = settleEnd(booking, true)
  const { departureId, places } = booking
  const state = cause === 'lights_not_seen' ? 'refunded' : 'cancelled'
  return {
    kind: 'refunded',
    after: { state, departureId, places, totalCents, expiresAt: null },
    returns,
    corrections,
  }
}

function isSame(chosen: NonNullable<Choice['chosen']>, pick: ChoicePick): boolean {
  const departureId = pick.option === 'another_date' ? pick.to.id : null
  return chosen.option === pick.option && chosen.departureId === departureId
}

function refuse(
  reason: Exclude<Extract<ChoiceDecision, { kind: 'refused' }>['reason'], SeatsRefusal['reason']>,
) {
  return { kind: 'refused', reason } as const
}
