import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clsx } from 'clsx'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { useLanguage, useWords } from '@/components/words/use-words'
import { type CalendarDayState } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { type Month, monthGrid, toMonth } from '@/lib/calendar/month'
import { type DayFocusMove, moveFocusedDay } from '@/lib/calendar/move-focused-day'
import {
  DAY_CELL_CLASSES,
  DayCellContent,
  dayStateClasses,
  dayLabel,
  dayDescription,
} from '@/components/booking/calendar/day-cell-content'
import { LineIcon } from '@/components/ui/line-icon'
import { formatEuros } from '@/lib/language/money'

const MOVES: Readonly<Record<string, DayFocusMove>> = {
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
  readonly describe: (day: Day) => CalendarDayState
  /** Called when a day is selected, even one that cannot be booked. */
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
  const language = useLanguage()
  const [walkedTo, setWalkedTo] = useState<Day | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const days = monthGrid(month).filter((day) => day !== null)
  const stop =
    [walkedTo, selected].find((day) => day && toMonth(day) === month) ??
    days.find((day) => describe(day).kind === 'available') ??
    (toMonth(today) === month ? today : days[0])

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
    const target = moveFocusedDay(day, move, `${toMonth(today)}-01`)
    if (target > day && lastMonth && toMonth(target) > lastMonth) return
    flushSync(() => {
      setWalkedTo(target)
      if (toMonth(target) !== month) onTurnTo(toMonth(target))
    })
    table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  return (
    <div className="-mx-1 @max-[20rem]:-mx-2.5">
      <MonthTable labelledBy="booking-month" language={language} month={month} ref={table} role="grid">
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

/** In forced-colours mode the selected day uses the system's highlight colours. */
const SELECTED_CLASSES =
  'cursor-pointer border-ink bg-selected text-white forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'

/** A full day that the guest wants is marked, but does not look booked. */
const WANTED_CLASSES = 'cursor-default border-ink text-slate forced-colors:border-[Highlight]'

/** States of days that cannot be booked. Their prices are not read out. */
const NOT_BOOKABLE: readonly CalendarDayState['kind'][] = ['past', 'out_of_season', 'booking_closed']

type CalendarCellProps = {
  readonly day: Day
  readonly state: CalendarDayState
  readonly adultCents: number
  readonly isSelected: boolean
  readonly isToday: boolean
  /** Whether this is the one cell in the grid that the Tab key stops at. */
  readonly isStop: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function CalendarCell({
  day,
  state,
  adultCents,
  isSelected,
  isToday,
  isStop,
  onSelect,
  onKeyDown,
}: CalendarCellProps) {
  const say = useWords('calendar')
  const language = useLanguage()
  const price = formatEuros(adultCents, language)
  const isFull = state.kind === 'full'
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={state.kind !== 'available'}
      aria-selected={isSelected}
      className={clsx(
        DAY_CELL_CLASSES,
        'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-aurora-deep',
        isSelected ? (isFull ? WANTED_CLASSES : SELECTED_CLASSES) : dayStateClasses(state),
      )}
      data-day={day}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
    >
      {isSelected && !isFull && (
        <span className="absolute top-1 right-1 *:size-3">
          <LineIcon grid={16} path="m3 8 4 4 6-8" />
        </span>
      )}
      <DayCellContent
        day={day}
        // With large text, the euro sign wraps below the number.
        figure={price.replace(/\s/, ' ')}
        isSelected={isSelected && !isFull}
        isToday={isToday}
        language={language}
        mark={dayLabel(say, state)}
        said={
          NOT_BOOKABLE.includes(state.kind)
            ? dayDescription(say, state, language)
            : `${price}, ${dayDescription(say, state, language)}`
        }
        state={state}
      />
    </td>
  )
}
