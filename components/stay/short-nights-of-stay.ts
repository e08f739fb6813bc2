import { formatClock } from '@/lib/language/dates'
import { type StayWords } from '@/components/stay/stay-words'
import { listShortNights, type ShortNight } from '@/lib/booking/days/short-nights'
import { seatAvailability, type StayDaySection, type StayRequest } from '@/lib/booking/stay'
import { type BookedTour } from '@/lib/browser/find-booked-tours'
import { type Day } from '@/lib/calendar/day'
import { formatList } from '@/lib/language/lists'

/** A short night, with the day on which it ends. */
export type ShortNightOfStay = ShortNight & { readonly morning: Day }

export type ShortNightsOfStay = {
  /** Short nights next to a tour that the guest has booked, shown on the days they end. */
  readonly booked: readonly ShortNightOfStay[]
  /** An example for a guest who may still book both tours; null if one of them is booked. */
  readonly example: ShortNightOfStay | null
}

/** Find the nights of a stay with little sleep between two tours. Rule: short-night (docs/rules.md) */
export function shortNightsOfStay(
  days: readonly StayDaySection[],
  wish: StayRequest,
  bookedTours: readonly BookedTour[],
): ShortNightsOfStay {
  const isBooked = (on: Day, { tourId }: { readonly tourId: number }) =>
    bookedTours.some((tour) => tour.day === on && tour.tourId === tourId)
  const possible = days.map(({ day, offers }) => ({
    day,
    offers: offers.filter((offer) => isBooked(day, offer) || seatAvailability(offer, wish) === 'free'),
  }))
  const all = possible.slice(1).flatMap(({ day: morning, offers }, index) => {
    const evening = possible[index]
    return evening
      ? listShortNights(evening.offers, offers).map((night) => ({ ...night, morning, eve: evening.day }))
      : []
  })
  const booked = all.flatMap((night) => {
    const early = isBooked(night.eve, night.late)
      ? night.early
      : night.early.filter((offer) => isBooked(night.morning, offer))
    return early.length > 0 ? [{ ...night, early }] : []
  })
  return { booked, example: booked.length > 0 ? null : (all[0] ?? null) }
}

/**
 * Format a warning such as `The Guaranteed Northern Lights Tour may end at 05:00: after it, Ice Fishing Experience at
 * 10:00 leaves little sleep.`
 */
export function shortNightText(
  { say, language }: StayWords,
  { late, early }: ShortNight,
  nameOf: (tourId: number) => string,
): string {
  const tours = early.map(({ tourId, start }) =>
    say('tourAt', { tour: nameOf(tourId), time: formatClock(start, language) }),
  )
  return say('shortNight', {
    tour: nameOf(late.tourId),
    end: late.end ? formatClock(late.end, language) : '',
    tours: formatList(tours, 'or', language),
    count: early.length,
  })
}
