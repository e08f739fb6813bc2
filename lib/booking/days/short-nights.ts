import { type StayTourOffer } from '@/lib/booking/stay'
import { addMinutes, MINUTES_PER_HOUR } from '@/lib/calendar/duration'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** Least time for a night's sleep between the end of an evening tour and the next morning's pick-up. */
const REST_MINUTES = 8 * MINUTES_PER_HOUR

/** An evening tour, and the tours of the next day that leave too little sleep after it, in order of start time. */
export type ShortNight = { readonly late: StayTourOffer; readonly early: readonly StayTourOffer[] }

/**
 * List the evening tours after which a tour of the next day starts too soon.
 *
 * Rule: short-night (docs/rules.md)
 */
export function listShortNights(
  evening: readonly StayTourOffer[],
  nextDay: readonly StayTourOffer[],
): readonly ShortNight[] {
  return evening.flatMap((late) => {
    const { start, end } = late
    if (!end || !isEveningTour(start)) return []
    const early = nextDay.filter((other) => other.start < addMinutes(end, REST_MINUTES))
    return early.length > 0 ? [{ late, early }] : []
  })
}
