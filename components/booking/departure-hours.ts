import { type PanelTour } from '@/components/booking/panel-tour'
import { latestDepartureEnd } from '@/lib/booking/seats/latest-departure-end'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'

export type DepartureHours = {
  readonly startsAt: Date
  /** Start of the tour, `HH:MM` in Helsinki. */
  readonly startTime: string
  /** The latest end of the tour; null if it is agreed with the guest. */
  readonly endTime: string | null
  /** Start time shown after the date in the summary; null if the tour has no fixed time. */
  readonly summaryTime: string | null
}

/**
 * The hours of a date, which may start at a different time from the tour's usual one. Rule: time-change (docs/rules.md)
 */
export function toDepartureHours(
  day: Day,
  departure: DateAvailability | undefined,
  { startTime: start, endTime: end, summaryTime }: PanelTour,
): DepartureHours {
  const own = departure?.startTime ?? null
  const startTime = own ?? start
  const startsAt = helsinkiInstant(day, startTime)
  const endsAt = latestDepartureEnd({ day, startsAt }, { start, end })
  return { startsAt, startTime, endTime: endsAt && helsinkiTime(endsAt), summaryTime: own ?? summaryTime }
}
