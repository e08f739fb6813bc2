import { latestDepartureEnd } from '@/lib/booking/seats/latest-departure-end'
import { type Party, seatsFor } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { type Tour } from '@/lib/booking/tour'
import { type Day, listDaysBetween, helsinkiDay } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'

/** What a visitor enters: the days of arrival and departure, and the party. */
export type StayRequest = Party & { readonly from: Day; readonly to: Day }

/** One tour on one day of a stay. */
export type StayTourOffer = {
  readonly tourId: number
  readonly start: Date
  /** The latest end of the tour; null if it is agreed with the guest. */
  readonly end: Date | null
  /** Total number of seats, taken or free. */
  readonly seats: number
  readonly seatsFree: number
  /** The price for the whole party, in cents. */
  readonly totalCents: number
}

/** A day of a stay, with its tours. */
export type StayDaySection = {
  readonly day: Day
  /** Tours that are on sale or full, in order of start time. */
  readonly offers: readonly StayTourOffer[]
  /** Ids of today's tours that can no longer be booked, in order of start time. */
  readonly closedTourIds: readonly number[]
}

export type StayDeparture = {
  readonly tourId: number
  readonly day: Day
  readonly seats: number
  readonly seatsFree: number
  readonly startsAt: Date
  readonly closesAt: Date
  readonly prices: Prices
}

type Known = {
  readonly now: Date
  readonly departures: readonly StayDeparture[]
  readonly tours: readonly Pick<Tour, 'id' | 'times'>[]
}

/** List the remaining days of a stay, each with its tours. Rule: stay-days (docs/rules.md) */
export function listStayDays(
  wish: StayRequest,
  { now, departures, tours }: Known,
): readonly StayDaySection[] {
  const today = helsinkiDay(now)
  const sorted = departures.toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.tourId - other.tourId,
  )
  return listDaysBetween(wish.from, wish.to)
    .filter((day) => day >= today)
    .map((day) => {
      const ofDay = sorted.filter((departure) => departure.day === day && !isAfterTheStay(departure, wish))
      return {
        day,
        offers: ofDay
          .filter((departure) => now < departure.closesAt)
          .map((departure) => toOffer(departure, wish, tours)),
        closedTourIds: ofDay
          .filter((departure) => day === today && departure.closesAt <= now)
          .map(({ tourId }) => tourId),
      }
    })
}

/** Whether a tour is on the evening of the last day, when the party is on its way home. Such tours are left out. */
function isAfterTheStay({ day, startsAt }: StayDeparture, { from, to }: StayRequest): boolean {
  return day === to && from !== to && isEveningTour(startsAt)
}

function toOffer(departure: StayDeparture, party: Party, tours: Known['tours']): StayTourOffer {
  const { tourId, startsAt, seats, seatsFree, prices } = departure
  const tour = tours.find(({ id }) => id === tourId)
  return {
    tourId,
    start: startsAt,
    end: tour ? latestDepartureEnd(departure, tour.times) : null,
    seats,
    seatsFree,
    totalCents: quote(party, prices),
  }
}

/**
 * Whether the party can book a tour. With `too_few` and `full`, seats may still become free; with `too_small`, the
 * departure has fewer seats than the party needs.
 */
export type SeatAvailability = 'free' | 'too_few' | 'full' | 'too_small'

export function seatAvailability({ seats, seatsFree }: StayTourOffer, party: Party): SeatAvailability {
  const wanted = seatsFor(party)
  if (wanted > seats) return 'too_small'
  if (seatsFree <= 0) return 'full'
  return wanted <= seatsFree ? 'free' : 'too_few'
}
