import { type Tour } from '@/lib/booking/tour'
import { type Season } from '@/lib/calendar/season'

export type PanelTour = {
  readonly tourId: number
  readonly tourName: string
  readonly season?: Season
  /** Start of the tour, `HH:MM` in Helsinki. */
  readonly startTime: string
  /** The latest end. If it is before `startTime`, it is on the following day. Null if it is agreed with the guest. */
  readonly endTime: string | null
  /** Booking closes at this time on the day of the departure, `HH:MM` in Helsinki. */
  readonly bookingCloses: string
  /** Start time shown after the date in the summary, `HH:MM`; null if there is none. */
  readonly summaryTime: string | null
  /** A tour of the same category with more seats, to suggest to large groups. */
  readonly larger?: { readonly route: Tour['route']; readonly name: string; readonly seats: number }
}
