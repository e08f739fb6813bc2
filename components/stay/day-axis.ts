import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { clockHour, type Span } from '@/lib/night/span'

/** In the measure of what is drawn on it; on a page it is as wide as its column. */
export const AXIS_WIDTH = 720

const FIRST_HOUR = 6

/** Six hours lie between them. */
export const AXIS_HOURS = [6, 12, 18, 0, 6].map(clockHour)

/** A day as its tours see it: from six in the morning to six. */
export function dayAxis(day: Day): Span {
  return {
    start: helsinkiInstant(day, clockHour(FIRST_HOUR)),
    end: helsinkiInstant(addDays(day, 1), clockHour(FIRST_HOUR)),
  }
}

/** Beyond the ends of the axis there is nothing: what lies there stands at its edge. */
export function axisX(at: Date, { start, end }: Span): number {
  const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return Math.round(Math.min(1, Math.max(0, share)) * AXIS_WIDTH)
}
