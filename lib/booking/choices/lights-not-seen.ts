import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty } from '@/lib/booking/seats/places'

/** How long after the start it can still be recorded that no lights were seen. */
export const NOT_SEEN_DAYS_AFTER_START = 30

/** The effect of a night without lights on one booking. */
type AffectedParty<B> = {
  readonly booking: B
  /** Opens a choice for every booking; on a return trip, only for guests who joined it and have paid. */
  readonly opensChoice: boolean
  /** Whether it was a return trip, so that the choice on the first booking is open again. */
  readonly reopensFirstChoice: boolean
}

export type NotSeenDecision<B> =
  | { readonly kind: 'not_seen'; readonly parties: readonly AffectedParty<B>[] }
  | { readonly kind: 'refused'; readonly reason: Reason }

type Reason = 'not_guaranteed' | 'called_off' | 'not_started' | 'over'

type Departure = { readonly startsAt: Date; readonly cancelledAt: Date | null }

/**
 * Decide which bookings get a choice because no lights were seen: every party that was on the tour, one choice each.
 * No-shows get none, nor do parties that already have one or made one.
 *
 * @param bookings.isNoShow   the party did not show up
 * @param bookings.hasChosen  a choice about this departure is open or made
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
    opensChoice: seatsFor(returnTripParty(booking.places)) > 0,
    reopensFirstChoice: booking.returnTripUntil !== null,
  }))
  return { kind: 'not_seen', parties }
}

/** Why no sighting cannot be recorded for a departure at all; null if it can. Rule: lights-not-seen (docs/rules.md) */
export function refuseNotSeen(departure: Departure, isGuaranteed: boolean, now: Date): Reason | null {
  if (!isGuaranteed) return 'not_guaranteed'
  if (departure.cancelledAt) return 'called_off'
  if (now < departure.startsAt) return 'not_started'
  return now > minutesAfter(departure.startsAt, NOT_SEEN_DAYS_AFTER_START * MINUTES_PER_DAY) ? 'over' : null
}
