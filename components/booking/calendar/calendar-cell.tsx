import { clsx } from 'clsx'
import { type KeyboardEvent } from 'react'

import {
  DAY_CELL,
  DayCellContent,
  dayClasses,
  dayLabel,
  dayDescription,
} from '@/components/booking/calendar/day-cell-content'
import { Glyph } from '@/components/ui/glyph'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'

/** In forced-colours mode the selected day uses the system's highlight colours. */
const CHOSEN =
  'cursor-pointer border-ink bg-selected text-white forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'

/** Days that cannot be booked, whose price is not read out. */
const SHUT: readonly CalendarDay['kind'][] = ['past', 'out_of_season', 'booking_closed']

type CalendarCellProps = {
  readonly day: Day
  readonly state: CalendarDay
  readonly adultCents: number
  readonly isSelected: boolean
  readonly isToday: boolean
  /** Whether the Tab key stops at this cell. */
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
        isSelected ? CHOSEN : dayClasses(state),
      )}
      data-day={day}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
    >
      {isSelected && (
        <span className="absolute top-1 right-1 *:size-3">
          <Glyph grid={16} path="m3 8 4 4 6-8" />
        </span>
      )}
      <DayCellContent
        day={day}
        // With large text, the euro sign wraps below the number.
        figure={price.replace(/\s/, ' ')}
        isSelected={isSelected}
        isToday={isToday}
        mark={dayLabel(state)}
        said={SHUT.includes(state.kind) ? dayDescription(state) : `${price}, ${dayDescription(state)}`}
        state={state}
      />
    </td>
  )
}
