import { addDays, type Day } from '@/lib/calendar/day'
import { formatDay, formatShortDay } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'

/** Fewer days in a row are listed one by one. */
const MIN_RUN = 3

/**
 * Format days in order, where space is short: `Fri 4 Dec, Sun 6 Dec and Tue 8 Dec to Thu 10 Dec 2026 (5 dates)`. A
 * single day is written in full.
 */
export function formatDayList(days: readonly Day[]): string {
  const [first = '', second] = days
  if (second === undefined) return formatDay(first)
  const parts = toRuns(days).flatMap((run) => (run.length < MIN_RUN ? run.map((day) => [day]) : [run]))
  const list = formatList(
    parts.map((part, index) => partText(part, parts[index + 1]?.[0])),
    'and',
  )
  return parts.length < days.length ? `${list} (${days.length} dates)` : list
}

/** A year is written once, at its last day. */
function partText(part: readonly Day[], next: Day | undefined): string {
  const [first = '', last = ''] = [part[0], part.at(-1)]
  const end = withYear(last, next)
  return part.length === 1 ? end : `${withYear(first, last)} to ${end}`
}

function withYear(day: Day, next: Day | undefined): string {
  const year = day.slice(0, 4)
  return next?.startsWith(year) ? formatShortDay(day) : `${formatShortDay(day)} ${year}`
}

function toRuns(days: readonly Day[]): readonly (readonly Day[])[] {
  const runs: Day[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before !== undefined && day === addDays(before, 1)) run.push(day)
    else runs.push([day])
  }
  return runs
}
