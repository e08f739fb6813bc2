import { type Prices } from '@/lib/booking/quote'
import { type Season } from '@/lib/calendar/season'

/** Of `content/tours`; departures and bookings refer to it for good. */
export type TourId = number

/** The address of a tour's page, which is one file for all of them: `/ice-fishing`. */
export type TourRoute = `/${string}`

/**
 * Everything the site knows of one tour. Its one home is `content/tours`: pages, panel, seed, e-mails and
 * structured data all take it from there.
 */
export type Tour = {
  readonly id: TourId
  readonly route: TourRoute
  readonly name: string
  readonly prices: Prices
  /** The figure of the tours table; null where it names none. Rule: tour-table (docs/rules.md) */
  readonly maxCapacity: number | null
  readonly seatsPerDeparture: number
  readonly season: Season
  readonly times: TourTimes
  /** As guests read it: '3–4 hours'. */
  readonly duration: string
  /** Where it takes place: 'Rovaniemi, Finnish Lapland'. */
  readonly place: string
  readonly meetingPoint: string
  /** Guests are fetched where they stay, so that we need to know where that is. */
  readonly isPickedUp: boolean
  /** What to wear and to take along, for the confirmation. */
  readonly whatToBring: string
  /** Rule: lights-guarantee (docs/rules.md) */
  readonly isGuaranteed: boolean
}

/** What e-mails say of a tour, kept for bookings that outlive its file in content. */
export type TourSnapshot = Pick<
  Tour,
  'name' | 'times' | 'meetingPoint' | 'isPickedUp' | 'whatToBring' | 'isGuaranteed'
>

/** Times of day in Helsinki, `HH:MM`. */
export type TourTimes = {
  readonly start: string
  /** The latest end; before `start` it is on the following day. Null: agreed with the guest. */
  readonly end: string | null
  /** Where the end is a span, its beginning: drop-off between this and `end`. */
  readonly earliestEnd: string | null
  /** Booking closes at this time on the day of the departure. */
  readonly bookingCloses: string
  /** Shown behind the date in the summary: 'at 20:00'. Only evening tours have it. */
  readonly summary: string | null
  /** As guests read it: 'Pick-up 20:00, drop-off between 00:00 and 05:00'. */
  readonly text: string
}
