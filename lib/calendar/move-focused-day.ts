import { addDays, type Day, weekdayIndex } from '@/lib/calendar/day'
import { addMonths, toMonth } from '@/lib/calendar/month'

export type DayFocusMove =
  | 'day_before'
  | 'day_after'
  | 'week_before'
  | 'week_after'
  | 'week_start'
  | 'week_end'
  | 'month_before'
  | 'month_after'

/**
 * The day to which a key press moves the focus.
 *
 * @param earliest  the first day in the calendar; no move goes beyond it
 *
 * Moves to the start or end of a week stay within the month, because the grid shows only that month's days. A move by a
 * month keeps the day of the month, or goes to the month's last day if it has no such day.
 */
export function moveFocusedDay(day: Day, move: DayFocusMove, earliest: Day): Day {
  const target = targetOf(day, move)
  if (target >= earliest) return target
  return move === 'month_before' ? day : earliest
}

function targetOf(day: Day, move: DayFocusMove): Day {
  switch (move) {
    case 'day_before':
      return addDays(day, -1)
    case 'day_after':
      return addDays(day, 1)
    case 'week_before':
      return addDays(day, -7)
    case 'week_after':
      return addDays(day, 7)
    case 'week_start':
      return lastOf(addDays(day, -weekdayIndex(day)), `${toMonth(day)}-01`)
    case 'week_end':
      return firstOf(addDays(day, 6 - weekdayIndex(day)), lastDayOf(toMonth(day)))
    case 'month_before':
      return sameDayIn(addMonths(toMonth(day), -1), day)
    case 'month_after':
      return sameDayIn(addMonths(toMonth(day), 1), day)
  }
}

function sameDayIn(month: string, day: Day): Day {
  return firstOf(`${month}-${day.slice(8)}`, lastDayOf(month))
}

function lastDayOf(month: string): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

function lastOf(one: Day, other: Day): Day {
  return one > other ? one : other
}

function firstOf(one: Day, other: Day): Day {
  return one < other ? one : other
}
