import { type Day } from '@/lib/calendar/day'
import { type Month, toMonth } from '@/lib/calendar/month'

/**
 * A period that recurs every year, both ends included, written `MM-DD`. It may span New Year.
 *
 * Rule: seasons (docs/rules.md)
 */
export type Season = { readonly start: string; readonly end: string }

/** A season in a particular year. */
export type SeasonDates = { readonly start: Day; readonly end: Day }

export function isInSeason(day: Day, { start, end }: Season): boolean {
  const monthDay = day.slice(5)
  return start <= end ? start <= monthDay && monthDay <= end : start <= monthDay || monthDay <= end
}

/** The season that a day falls in, or else the next one. */
export function currentOrNextSeason(day: Day, season: Season): SeasonDates {
  const year = Number(day.slice(0, 4))
  const first = [year - 1, year, year + 1]
    .map((startYear) => seasonOf(startYear, season))
    .find(({ end }) => end >= day)
  return first ?? seasonOf(year + 1, season)
}

/** The season after the one that `currentOrNextSeason` returned. */
export function nextSeason({ start }: SeasonDates, season: Season): SeasonDates {
  return seasonOf(Number(start.slice(0, 4)) + 1, season)
}

function seasonOf(startYear: number, { start, end }: Season): SeasonDates {
  const endYear = start <= end ? startYear : startYear + 1
  return { start: `${startYear}-${start}`, end: `${endYear}-${end}` }
}

/**
 * The month that a calendar shows first: the current one or, out of season, the one in which the next season begins.
 */
export function initialCalendarMonth(today: Day, season?: Season): Month {
  if (!season) return toMonth(today)
  const { start } = currentOrNextSeason(today, season)
  return toMonth(start > today ? start : today)
}
