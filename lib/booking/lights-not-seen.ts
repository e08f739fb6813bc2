import { type ChangeableBooking } from '@/lib/booking/changeable-booking'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { seatsFor } from '@/lib/booking/party'
import { owedOnReturnTrip } from '@/lib/booking/places'

/** So long after the start it can still be said that no lights were seen. */
export const NOT_SEEN_DAYS_AFTER_START = 30

/** What a night without lights opens for one booking. */
type DarkParty<B> = {
  readonly booking: B
  /** A choice of its own: for everybody, or on a return trip for those who joined it and have paid. */
  readonly opensChoice: boolean
  /** It was a return trip: the choice is open again on the first booking. */
  readonly reopensFirstChoice: boolean
}

export type NotSeenDecision<B> =
  | { readonly kind: 'not_seen'; readonly parties: readonly DarkParty<B>[] }
  | { readonly kind: 'refused'; readonly reason: Reason }

type Reason = 'not_guaranteed' | 'called_off' | 'not_started' | 'over'

type Departure = { readonly startsAt: Date; readonly cancelledAt: Date | null }

/**
 * Decide for whom a choice opens because the lights were not seen: every party that was on the tour, one choice each. Who
 * did not come has none, and neither has who chooses or chose already.
 *
 * @param bookings.isNoShow   the party did not come
 * @param bookings.hasChosen  a choice about this departure was made, or is open
 *
 * Rule: lights-not-seen (docs/rules.md)
 */
export function decideNotSeen<
  B extends ChangeableBooking & { readonly isNoShow: boolean; readonly hasChosen: boolean },
>(
  departure: Departure,
  { bookings, isGuaranteed }: { readonly bookings: readonly B[]; readonly isGuaranteed: boolean },
  now: Date,
): NotSeenDecision<B> {
  const reason = refuseNotSeen(departure, isGuaranteed, now)
  if (reason) return { kind: 'refused', reason }
  const were = bookings.filter(
    ({ state, isNoShow, hasChosen }) => state === 'confirmed' && !isNoShow && !hasChosen,
  )
  const parties = were.map((booking) => ({
    booking,
    opensChoice: seatsFor(owedOnReturnTrip(booking.places)) > 0,
    reopensFirstChoice: booking.returnTripUntil !== null,
  }))
  return { kind: 'not_seen', parties }
}

/** Why it cannot be said of a departure at all; null where it can. Rule: lights-not-seen (docs/rules.md) */
export function refuseNotSeen(departure: Departure, isGuaranteed: boolean, now: Date): Reason | null {
  if (!isGuaranteed) return 'not_guaranteed'
  if (departure.cancelledAt) return 'called_off'
  if (now < departure.startsAt) return 'not_started'
  return now > minutesAfter(departure.startsAt, NOT_SEEN_DAYS_AFTER_START * MINUTES_PER_DAY) ? 'over' : null
}
