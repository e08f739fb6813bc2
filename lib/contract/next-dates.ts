import { type Day } from '@/lib/calendar/day'

/** Response of `GET /api/next-dates`: for each tour that has one, its next date with a free place. */
export type NextDatesResponse = { readonly dates: readonly NextDateRecord[] }

export type NextDateRecord = {
  readonly tourId: number
  readonly date: Day
  readonly availableSpots: number
  /** What the sky does in the tour's hours: `Dark for 9 hours; the moon rises at 19:10`. Empty if nothing is certain. */
  readonly light: string
}
