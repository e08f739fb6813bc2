import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { CalendarCell } from '@/components/booking/calendar/calendar-cell'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { type Month, monthGrid, monthOf } from '@/lib/calendar/month'
import { type DayMove, moveDay } from '@/lib/calendar/move-day'

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
  /** The last month on sale; null if unknown. */
  readonly lastMonth: Month | null
  readonly adultCentsOn: (day: Day) => number
  readonly describe: (day: Day) => CalendarDay
  /** Also called for a day that cannot be booked. */
  readonly onSelect: (day: Day) => void
  readonly onTurnTo: (month: Month) => void
}

/** The month as a grid with a single tab stop. The arrow keys move from day to day and into other months. */
export function CalendarGrid({
  month,
  today,
  selected,
  lastMonth,
  adultCentsOn,
  describe,
  onSelect,
  onTurnTo,
}: CalendarGridProps) {
  const [walkedTo, setWalkedTo] = useState<Day | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const days = monthGrid(month).filter((day) => day !== null)
  const stop =
    [walkedTo, selected].find((day) => day && monthOf(day) === month) ??
    days.find((day) => describe(day).kind === 'available') ??
    (monthOf(today) === month ? today : days[0])

  function select(day: Day) {
    setWalkedTo(day)
    onSelect(day)
  }

  function handleKeyDown(event: KeyboardEvent, day: Day) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = MOVES[event.key]
    if (!move && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!move) return select(day)
    const target = moveDay(day, move, `${monthOf(today)}-01`)
    if (target > day && lastMonth && monthOf(target) > lastMonth) return
    flushSync(() => {
      setWalkedTo(target)
      if (monthOf(target) !== month) onTurnTo(monthOf(target))
    })
    table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  return (
    <div className="-mx-px @max-[20rem]:-mx-2.5">
      <MonthTable labelledBy="booking-month" month={month} ref={table} role="grid">
        {(day) => (
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
        )}
      </MonthTable>
    </div>
  )
}
