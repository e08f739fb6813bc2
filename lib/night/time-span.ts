import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'

/** A period from one instant to another. */
export type Span = { readonly start: Date; readonly end: Date }

/** The span from noon of a day to noon of the next, which has 23 or 25 hours on nights when the clocks change. */
export function nightSpan(date: Day): Span {
  return { start: helsinkiInstant(date, '12:00'), end: helsinkiInstant(addDays(date, 1), '12:00') }
}

/**
 * A tour's hours on a day, as a span.
 *
 * @param start  `HH:MM` in Helsinki
 * @param end    the latest end; if earlier than `start`, it is on the following day
 */
export function tourSpan(day: Day, start: string, end: string): Span {
  return {
    start: helsinkiInstant(day, start),
    end: helsinkiInstant(end < start ? addDays(day, 1) : day, end),
  }
}

/** The overlap of two spans; null if there is none. */
export function overlap(one: Span, other: Span): Span | null {
  const start = one.start > other.start ? one.start : other.start
  const end = one.end < other.end ? one.end : other.end
  return start < end ? { start, end } : null
}

/** Add up the elapsed hours, rounded to a hundredth, regardless of clock changes. Rule: night-table (docs/rules.md) */
export function totalHours(spans: readonly Span[]): number {
  const ms = spans.reduce((sum, { start, end }) => sum + end.getTime() - start.getTime(), 0)
  return Math.round((ms / MS_PER_HOUR) * 100) / 100
}

/**
 * Like `totalHours`, but with both times rounded to the minute first, so that the hours match the times shown next to
 * them.
 */
export function totalClockHours(spans: readonly Span[]): number {
  const minutes = spans.reduce((sum, { start, end }) => sum + minuteOf(end) - minuteOf(start), 0)
  return (minutes * MS_PER_MINUTE) / MS_PER_HOUR
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / MS_PER_MINUTE)
}

/** Format an hour of the day, 0 to 24: '06:00'. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
