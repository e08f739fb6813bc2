import { type Prices } from '@/lib/booking/money/quote'
import { type Season } from '@/lib/calendar/season'

/** The id in `content/tours`. Departures and bookings refer to it, so it never changes. */
export type TourId = number

/** The path of a tour's page, such as `/ice-fishing`. */
export type TourRoute = `/${string}`

/**
 * Everything the site knows about a tour, defined only in `content/tours`: pages, panel, seed, e-mails and structured
 * data all read it from there.
 */
export type Tour = {
  readonly id: TourId
  readonly route: TourRoute
  readonly name: string
  readonly prices: Prices
  /** The number in the tours table; null if it has none. Rule: tour-table (docs/rules.md) */
  readonly maxCapacity: number | null
  readonly seatsPerDeparture: number
  readonly season: Season
  readonly times: TourTimes
  /** As shown to guests: '3–4 hours'. */
  readonly duration: string
  /** The location: 'Rovaniemi, Finnish Lapland'. */
  readonly place: string
  readonly meetingPoint: string
  /** Guests are picked up where they stay, so we need their address. */
  readonly isPickedUp: boolean
  /** What to wear and bring, for the confirmation. */
  readonly whatToBring: string
  /** Rule: lights-guarantee (docs/rules.md) */
  readonly isGuaranteed: boolean
}

/** The facts about a tour that e-mails need, kept for bookings that outlive its content file. */
export type TourSnapshot = Pick<
  Tour,
  'name' | 'times' | 'meetingPoint' | 'isPickedUp' | 'whatToBring' | 'isGuaranteed'
>

/** Times of day in Helsinki, `HH:MM`. */
export type TourTimes = {
  readonly start: string
  /** The latest end; if earlier than `start`, it is on the following day. Null: agreed with the guest. */
  readonly end: string | null
  /** If the end is a range, its beginning: drop-off is between this and `end`. */
  readonly earliestEnd: string | null
  /** When booking closes on the day of the departure. */
  readonly bookingCloses: string
  /** Shown after the date in the summary: 'at 20:00'. Evening tours only. */
  readonly summary: string | null
  /** As shown to guests: 'Pick-up 20:00, drop-off between 00:00 and 05:00'. */
  readonly text: string
}
