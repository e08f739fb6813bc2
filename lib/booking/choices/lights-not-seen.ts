import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty } from '@/lib/booking/seats/places'

/** For how many days after the start the operator can still record that no lights were seen. */
export const NO_LIGHTS_REPORT_DAYS = 30

/** What a night without lights means for one booking. */
type AffectedParty<B> = {
  readonly booking: B
  /** Whether this booking gets a choice. On a free return trip, only guests who were added to it and paid get one. */
  readonly opensChoice: boolean
  /** Whether the booking was a free return trip, so that the choice on the first booking opens again. */
  readonly reopensFirstChoice: boolean
}

export type NoLightsDecision<B> =
  | { readonly kind: 'not_seen'; readonly parties: readonly AffectedParty<B>[] }
  | { readonly kind: 'refused'; readonly reason: Reason }

type Reason = 'not_guaranteed' | 'called_off' | 'not_started' | 'over'

type Departure = { readonly startsAt: Date; readonly cancelledAt: Date | null }

/**
 * Decide which bookings get a choice because no lights were seen: one for each party that was on the tour. No-shows get
 * none, and neither do parties that already have an open choice or have made one.
 *
 * @param bookings.isNoShow   whether the party did not show up
 * @param bookings.hasChosen  whether the party has an open choice about this departure, or has made one
 *
 * Rule: lights-not-seen (docs/rules.md)
 */
export function decideNoLightsReport<
  B extends ChangeableBooking & { readonly isNoShow: boolean; readonly hasChosen: boolean },
>(
  departure: Departure,
  { bookings, isGuaranteed }: { readonly bookings: readonly B[]; readonly isGuaranteed: boolean },
  now: Date,
): NoLightsDecision<B> {
  const reason = refuseNoLightsReport(departure, isGuaranteed, now)
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

/**
 * Why the operator cannot record that a departure saw no lights; null if that is possible. Rule: lights-not-seen
 * (docs/rules.md)
 */
export function refuseNoLightsReport(departure: Departure, isGuaranteed: boolean, now: Date): Reason | null {
  if (!isGuaranteed) return 'not_guaranteed'
  if (departure.cancelledAt) return 'called_off'
  if (now < departure.startsAt) return 'not_started'
  return now > addMinutes(departure.startsAt, NO_LIGHTS_REPORT_DAYS * MINUTES_PER_DAY) ? 'over' : null
}
