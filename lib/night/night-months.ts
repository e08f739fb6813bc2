import { addDays, type Day } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'

/**
 * The years for which nights are computed: this one and the next two, enough for any season that goes on sale before
 * the next build.
 */
const MONTHS = 36

/** The months whose nights are computed at build time. Rule: night-table (docs/rules.md) */
export function listNightMonths(today: Day): readonly Month[] {
  const january = `${today.slice(0, 4)}-01`
  return Array.from({ length: MONTHS }, (_, ahead) => addMonths(january, ahead))
}

/** The days of a month, in order. */
export function listDaysOfMonth(month: Month): readonly Day[] {
  return Array.from({ length: 31 }, (_, ahead) => addDays(`${month}-01`, ahead)).filter(
    (day) => toMonth(day) === month,
  )
}
