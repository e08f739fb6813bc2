import { type Tour } from '@/lib/booking/tour'
import { type Season } from '@/lib/calendar/season'

export type PanelTour = {
  readonly tourId: number
  readonly tourName: string
  readonly season?: Season
  /** `HH:MM` in Helsinki. */
  readonly startTime: string
  /** The latest end. If it is before `startTime`, it is on the following day. Null if it is agreed with the guest. */
  readonly endTime: string | null
  /** Booking closes at this time on the day of the departure, `HH:MM` in Helsinki. */
  readonly bookingCloses: string
  /** Shown after the date in the summary, `HH:MM`. */
  readonly summaryTime: string | null
  /** A tour of the same category with more seats. */
  readonly larger?: { readonly route: Tour['route']; readonly name: string; readonly seats: number }
}
