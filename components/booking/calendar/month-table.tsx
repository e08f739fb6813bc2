import { type ReactNode, type Ref } from 'react'

import { type Day } from '@/lib/calendar/day'
import { type Month, monthGrid } from '@/lib/calendar/month'
import { weekdayNames } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'

type MonthTableProps = {
  readonly month: Month
  readonly language: Language
  readonly labelledBy: string
  /** Set to `grid` if the arrow keys move between the table's cells. */
  readonly role?: 'grid'
  readonly ref?: Ref<HTMLTableElement>
  readonly children: (day: Day) => ReactNode
}

/** A month as a table of weeks. Rule: calendar-grid (docs/rules.md) */
export function MonthTable({ month, language, labelledBy, role, ref, children }: MonthTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="mt-1 w-full table-fixed border-separate border-spacing-[min(4px,1cqi)] tabular-nums"
      ref={ref}
      role={role}
    >
      <thead>
        <tr>
          {weekdayNames(language).map((weekday) => (
            <th
              className="h-9 overflow-hidden text-[min(0.75rem,5cqi)] font-medium wrap-anywhere text-slate"
              key={weekday}
              scope="col"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className="motion-safe:transition-opacity motion-safe:duration-300 motion-safe:starting:opacity-0"
        key={month}
      >
        {weeksOf(monthGrid(month)).map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? `empty-${index}`}>
            {week.map((day, weekday) =>
              day ? children(day) : <td className="h-16" key={weekday} role={role && 'gridcell'} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function weeksOf(cells: readonly (Day | null)[]): readonly (readonly (Day | null)[])[] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
