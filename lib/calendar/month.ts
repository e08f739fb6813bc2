import { addDays, type Day, weekdayIndex } from '@/lib/calendar/day'

/** A calendar month, written `YYYY-MM`. */
export type Month = string

/** Number of cells in a month's grid: five weeks. A month that needs a sixth week gets seven more. */
export const MIN_MONTH_GRID_CELLS = 35

export function toMonth(day: Day): Month {
  return day.slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/**
 * Lay out a month in rows of seven days, starting on Monday.
 *
 * @returns 35 cells, or 42 for a month that needs a sixth row; null for cells outside the month
 *
 * Rule: calendar-grid (docs/rules.md)
 */
export function monthGrid(month: Month): readonly (Day | null)[] {
  const first = `${month}-01`
  const blanks = weekdayIndex(first)
  const days = daysIn(month)
  const cells = blanks + days > MIN_MONTH_GRID_CELLS ? MIN_MONTH_GRID_CELLS + 7 : MIN_MONTH_GRID_CELLS
  return Array.from({ length: cells }, (_, cell) => {
    const offset = cell - blanks
    return offset >= 0 && offset < days ? addDays(first, offset) : null
  })
}

function daysIn(month: Month): number {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
}
