import { type Day } from '@/lib/calendar/day'
import { type Month, monthOf } from '@/lib/calendar/month'
import { type Season, seasonFrom } from '@/lib/calendar/season'

/** The month that a calendar opens on: this one, or out of season the one in which the next season begins. */
export function openingMonth(today: Day, season?: Season): Month {
  if (!season) return monthOf(today)
  const { start } = seasonFrom(today, season)
  return monthOf(start > today ? start : today)
}
