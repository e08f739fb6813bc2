import { clsx } from 'clsx'
import { type KeyboardEvent } from 'react'

import { DAY_CELL, DayFace, dayLook, dayMark, dayWords } from '@/components/booking/calendar/day-face'
import { formatEuros } from '@/lib/booking/money'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

type CalendarCellProps = {
  readonly day: Day
  readonly state: CalendarDay
  readonly adultCents: number
  readonly isSelected: boolean
  readonly isToday: boolean
  /** Whether the Tab key stops here. */
  readonly isStop: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function CalendarCell({
  day,
  state,
  adultCents,
  isSelected,
  isToday,
  isStop,
  onSelect,
  onKeyDown,
}: CalendarCellProps) {
  const price = formatEuros(adultCents)
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={state.kind !== 'available'}
      aria-selected={isSelected}
      className={clsx(
        DAY_CELL,
        'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-aurora-deep',
        isSelected ? 'cursor-pointer bg-selected text-white' : dayLook(state),
      )}
      data-day={day}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
    >
      <DayFace
        day={day}
        figure={price}
        isSelected={isSelected}
        isToday={isToday}
        mark={dayMark(state)}
        said={`${price}, ${dayWords(state)}`}
        state={state}
      />
    </td>
  )
}
