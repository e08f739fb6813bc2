import { type Prices } from '@/lib/booking/money/quote'
import { type Season } from '@/lib/calendar/season'

/** A tour's id in `content/tours`. Departures and bookings refer to it, so it never changes. */
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
  /** The maximum number of guests in the tours table; null if it shows none. Rule: tour-table (docs/rules.md) */
  readonly maxCapacity: number | null
  readonly seatsPerDeparture: number
  readonly season: Season
  readonly times: TourTimes
  /** Duration as shown to guests: '3–4 hours'. */
  readonly duration: string
  /** Location of the tour: 'Rovaniemi, Finnish Lapland'. */
  readonly place: string
  readonly meetingPoint: string
  /** Whether guests are picked up where they stay, in which case we ask for the address. */
  readonly isPickedUp: boolean
  /** What to wear and bring, as shown in the confirmation e-mail. */
  readonly whatToBring: string
  /** Whether the lights guarantee applies to this tour. Rule: lights-guarantee (docs/rules.md) */
  readonly isGuaranteed: boolean
}

/**
 * The facts about a tour that e-mails need. They are also stored in the database, for bookings that outlive the tour's
 * content file.
 */
export type TourSnapshot = Pick<
  Tour,
  'name' | 'times' | 'meetingPoint' | 'isPickedUp' | 'whatToBring' | 'isGuaranteed'
>

/** A tour's times of day in Helsinki, `HH:MM`. */
export type TourTimes = {
  readonly start: string
  /**
   * The latest end of the tour; if earlier than `start`, it is on the following day. Null if it is agreed with the
   * guest.
   */
  readonly end: string | null
  /** The earliest end, if the drop-off is any time between this and `end`; otherwise null. */
  readonly earliestEnd: string | null
  /** When booking closes on the day of the departure. */
  readonly bookingCloses: string
  /** Shown after the date in the booking summary: 'at 20:00'. Null except for evening tours. */
  readonly summary: string | null
  /** The tour's times as shown to guests: 'Pick-up 20:00, drop-off between 00:00 and 05:00'. */
  readonly text: string
}
