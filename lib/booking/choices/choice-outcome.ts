import { type Requester } from '@/lib/booking/changes/requester'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import {
  type ChoiceCause,
  type ChoiceOption,
  listChoiceOptions,
  isDateKeptByDefault,
} from '@/lib/booking/choices/choice'
import { type MoveAtOurExpense, moveAtOurExpense } from '@/lib/booking/changes/move-at-our-expense'
import { refuseNewSeats, type SeatsRefusal } from '@/lib/booking/seats/new-seats'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty, countGuestsByBand, type Places, returnTripPlaces } from '@/lib/booking/seats/places'
import { settleEndedBooking } from '@/lib/booking/money/settlement'
import { type Day } from '@/lib/calendar/day'

/** A choice offered to a guest, whether still open or already made. */
export type Choice = {
  readonly cause: ChoiceCause
  /** The departure that we cancelled, merged or rescheduled, or on which no lights were seen. */
  readonly departureId: number
  /** The option chosen, and the new departure if any; null while the choice is open. */
  readonly chosen: { readonly option: ChoiceOption; readonly departureId: number | null } | null
  /** When the choice expires, see `choiceEndsAt`; null if never. */
  readonly endsAt: Date | null
  /**
   * After a tour without lights, the last day on which the return trip may take place, see `lastReturnTripDay`; otherwise
   * null.
   */
  readonly returnTripUntil: Day | null
  /** The other tours that may be chosen. */
  readonly offeredTourIds: readonly number[]
}

export type ChoiceSelection =
  { readonly option: 'full_refund' } | { readonly option: 'another_date'; readonly to: ChangeableDeparture }

export type ChoiceDecision =
  | (MoveAtOurExpense & { readonly kind: 'refunded' })
  | (MoveAtOurExpense & { readonly kind: 'moved'; readonly isOtherTour: boolean })
  /** A separate free booking linked to the first one, which does not change. */
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
  /** The booking's departure; if the booking was cancelled, its last departure. */
  readonly departure: ChangeableDeparture
  /** Who chooses: the guest, or the operator on the guest's behalf. */
  readonly actor: Requester['actor']
}

/**
 * Decide the outcome of a guest's choice: a refund of everything paid and not yet refunded; another date, of the same
 * tour or of one that we offer, priced as in `moveAtOurExpense`; or, after a tour without lights, a free return trip for the whole party.
 *
 * Rule: choice-gives (docs/rules.md)
 * Rule: another-tour (docs/rules.md)
 */
export function decideChoice(
  choice: Choice,
  pick: ChoiceSelection,
  { booking, departure, actor }: ChoosingGuest,
  now: Date,
): ChoiceDecision {
  const { cause, chosen, endsAt } = choice
  if (chosen) return isSame(chosen, pick) ? { kind: 'unchanged' } : refuse('choice_made')
  if (endsAt && now >= endsAt) return refuse('choice_over')
  if (actor === 'guest' && booking.isUnderChangeByUs) return refuse('change_by_us_under_way')
  if (pick.option === 'full_refund') {
    const isOffered = listChoiceOptions(booking.ledger).includes('full_refund')
    return isOffered ? refundAll(cause, booking) : refuse('option_not_offered')
  }
  const { to } = pick
  if (isDateKeptByDefault(cause) && to.id === booking.departureId) return { kind: 'kept' }
  const isOtherTour = to.tourId !== departure.tourId
  if (isOtherTour && !choice.offeredTourIds.includes(to.tourId)) return refuse('other_tour')
  const isReturnTrip = cause === 'lights_not_seen'
  const until = isReturnTrip ? choice.returnTripUntil : booking.returnTripUntil
  if (until !== null && to.day > until) return refuse('after_return_trip_end')
  const party = isReturnTrip ? returnTripParty(booking.places) : countGuestsByBand(booking.places)
  const refusal = refuseNewSeats(seatsFor(party), to, { actor }, now)
  if (refusal) return refusal
  if (isReturnTrip) return { kind: 'return_trip', departureId: to.id, places: returnTripPlaces(party) }
  return { kind: 'moved', isOtherTour, ...moveAtOurExpense(booking, to) }
}

/**
 * Decide the outcome of a choice that the guest did not make in time. If the departure was cancelled, everything is
 * refunded. After a merge or a new start time, or if the booking has moved to another date since, the guest keeps the
 * current departure. After a tour without lights, the choice never expires.
 *
 * Rule: choice-ends (docs/rules.md)
 */
export function decideExpiredChoice(
  { cause, chosen, endsAt, departureId }: Choice,
  booking: ChangeableBooking,
  now: Date,
): ChoiceDecision {
  if (chosen || !endsAt || now < endsAt) return { kind: 'unchanged' }
  // The booking has moved to another departure since, so there is nothing to refund.
  if (booking.departureId !== departureId) return { kind: 'kept' }
  return cause === 'departure_cancelled' ? refundAll(cause, booking) : { kind: 'kept' }
}

/** Refund in full. The booking becomes `refunded` if the tour took place, or `cancelled` if we cancelled it. */
function refundAll(cause: ChoiceCause, booking: ChangeableBooking): ChoiceDecision {
  const { totalCents, returns, corrections } = settleEndedBooking(booking, true)
  const { departureId, places } = booking
  const state = cause === 'lights_not_seen' ? 'refunded' : 'cancelled'
  return {
    kind: 'refunded',
    after: { state, departureId, places, totalCents, expiresAt: null },
    returns,
    corrections,
  }
}

function isSame(chosen: NonNullable<Choice['chosen']>, pick: ChoiceSelection): boolean {
  const departureId = pick.option === 'another_date' ? pick.to.id : null
  return chosen.option === pick.option && chosen.departureId === departureId
}

function refuse(
  reason: Exclude<Extract<ChoiceDecision, { kind: 'refused' }>['reason'], SeatsRefusal['reason']>,
) {
  return { kind: 'refused', reason } as const
}
