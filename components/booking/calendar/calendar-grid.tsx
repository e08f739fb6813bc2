import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { CalendarCell } from '@/components/booking/calendar/calendar-cell'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { type Month, monthGrid, monthOf } from '@/lib/calendar/month'
import { type DayMove, moveDay } from '@/lib/calendar/move-day'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const MOVES: Readonly<Record<string, DayMove>> = {
  ArrowLeft: 'day_before',
  ArrowRight: 'day_after',
  ArrowUp: 'week_before',
  ArrowDown: 'week_after',
  Home: 'week_start',
  End: 'week_end',
  PageUp: 'month_before',
  PageDown: 'month_after',
}

type CalendarGridProps = {
  readonly month: Month
  readonly today: Day
  readonly selected: Day | null
  readonly adultCentsOn: (day: Day) => number
  readonly describe: (day: Day) => CalendarDay
  readonly onSelect: (day: Day) => void
  readonly onTurnTo: (month: Month) => void
}

/** The month as a grid with one stop for the Tab key; the arrow keys walk from day to day, and on into other months. */
export function CalendarGrid({
  month,
  today,
  selected,
  adultCentsOn,
  describe,
  onSelect,
  onTurnTo,
}: CalendarGridProps) {
  const [walkedTo, setWalkedTo] = useState<Day | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const cells = monthGrid(month)
  const days = cells.filter((day) => day !== null)
  const stop =
    [walkedTo, selected].find((day) => day && monthOf(day) === month) ??
    days.find((day) => describe(day).kind === 'available') ??
    (monthOf(today) === month ? today : days[0])

  function select(day: Day) {
    setWalkedTo(day)
    if (describe(day).kind === 'available') onSelect(day)
  }

  function handleKeyDown(event: KeyboardEvent, day: Day) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = MOVES[event.key]
    if (!move && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!move) return select(day)
    const target = moveDay(day, move, `${monthOf(today)}-01`)
    flushSync(() => {
      setWalkedTo(target)
      if (monthOf(target) !== month) onTurnTo(monthOf(target))
    })
    table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  return (
    <div className="-mx-px @max-[20rem]:-mx-2.5">
      <table
        aria-labelledby="booking-month"
        className="mt-2 w-full table-fixed border-separate border-spacing-0 tabular-nums"
        ref={table}
        role="grid"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th className="h-9 text-xs font-medium text-slate" key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className="motion-safe:transition-opacity motion-safe:duration-300 motion-safe:starting:opacity-0"
          key={month}
        >
          {weeksOf(cells).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? `empty-${index}`}>
              {week.map((day, weekday) =>
                day ? (
                  <CalendarCell
                    adultCents={adultCentsOn(day)}
                    day={day}
                    isSelected={day === selected}
                    isStop={day === stop}
                    isToday={day === today}
                    key={day}
                    onKeyDown={(event) => handleKeyDown(event, day)}
                    onSelect={() => select(day)}
                    state={describe(day)}
                  />
                ) : (
                  <td className="h-16" key={weekday} role="gridcell" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function weeksOf(cells: readonly (Day | null)[]): readonly (readonly (Day | null)[])[] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
