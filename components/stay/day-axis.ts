import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { formatHour, type Span } from '@/lib/night/time-span'

/** Width in the drawing's units; on the page it fills its column. */
export const AXIS_WIDTH = 720

const FIRST_HOUR = 6

/** The hours labelled on the axis, six hours apart. */
export const AXIS_HOURS = [6, 12, 18, 0, 6].map(formatHour)

/** The time axis of a day with its tours: from 6:00 to 6:00 the next morning. */
export function dayAxis(day: Day): Span {
  return {
    start: helsinkiInstant(day, formatHour(FIRST_HOUR)),
    end: helsinkiInstant(addDays(day, 1), formatHour(FIRST_HOUR)),
  }
}

/** Return the x of a time, limited to the ends of the axis. */
export function toAxisX(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.round(Math.min(1, Math.max(0, share)) * AXIS_WIDTH)
}
