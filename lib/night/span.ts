import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { MS_PER_HOUR, MS_PER_MINUTE } from '@/lib/calendar/duration'

/** From one instant to another. */
export type Span = { readonly start: Date; readonly end: Date }

/** From noon of a day to noon of the next: 23 and 25 hours in the nights in which the clocks change. */
export function nightOf(date: Day): Span {
  return { start: helsinkiInstant(date, '12:00'), end: helsinkiInstant(addDays(date, 1), '12:00') }
}

/**
 * A tour's hours on a day.
 *
 * @param start  `HH:MM` in Helsinki
 * @param end    the latest end; before `start` it is on the following day
 */
export function tourSpan(day: Day, start: string, end: string): Span {
  return {
    start: helsinkiInstant(day, start),
    end: helsinkiInstant(end < start ? addDays(day, 1) : day, end),
  }
}

/** What two spans have in common; null where there is nothing. */
export function overlap(one: Span, other: Span): Span | null {
  const start = one.start > other.start ? one.start : other.start
  const end = one.end < other.end ? one.end : other.end
  return start < end ? { start, end } : null
}

/** Elapsed hours, whatever clocks show, to a hundredth. Rule: night-table (docs/rules.md) */
export function hoursOf(spans: readonly Span[]): number {
  const ms = spans.reduce((sum, { start, end }) => sum + end.getTime() - start.getTime(), 0)
  return Math.round((ms / MS_PER_HOUR) * 100) / 100
}

/** The same as clocks show it, whose times are cut to minutes: what is read adds up with the times beside it. */
export function shownHoursOf(spans: readonly Span[]): number {
  const minutes = spans.reduce((sum, { start, end }) => sum + minuteOf(end) - minuteOf(start), 0)
  return (minutes * MS_PER_MINUTE) / MS_PER_HOUR
}

function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / MS_PER_MINUTE)
}

/** An hour of the clock, 0 to 24, as it is written: '06:00'. */
export function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
