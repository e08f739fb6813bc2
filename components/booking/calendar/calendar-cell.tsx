import { clsx } from 'clsx'
import { type KeyboardEvent } from 'react'

import { formatEuros } from '@/lib/booking/money'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day, formatDay } from '@/lib/calendar/day'

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
        'relative h-16 rounded-lg border border-transparent bg-clip-padding text-center align-middle leading-none transition-colors duration-200 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-aurora-deep',
        look(state, isSelected),
      )}
      data-day={day}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
    >
      <span className="sr-only">{`${formatDay(day)}, ${words(state, price)}`}</span>
      <span aria-hidden="true">
        <span className={clsx('block text-base', isToday && 'underline decoration-1 underline-offset-4')}>
          {Number(day.slice(8))}
        </span>
        <span className="mt-1.5 block text-[0.6875rem] whitespace-nowrap">{price}</span>
        <span
          className={clsx(
            'mt-1 block h-[0.6875rem] text-[0.6875rem] font-medium whitespace-nowrap',
            !isSelected && markColour(state),
          )}
        >
          {mark(state)}
        </span>
      </span>
    </td>
  )
}

/** What the cell says of the day to someone who hears it. */
function words(state: CalendarDay, price: string): string {
  switch (state.kind) {
    case 'available':
      return `${price}, ${places(state.remainingSlots)}`
    case 'too_few':
      return `${price}, ${places(state.remainingSlots)}, too few for your group`
    case 'full':
      return `${price}, full, no places left`
    case 'out_of_season':
      return `${price}, closed`
    case 'past':
      return `${price}, past`
    case 'no_data':
      return `${price}, not available`
  }
}

/** The same, as short as a cell needs it. */
function mark(state: CalendarDay): string {
  switch (state.kind) {
    case 'available':
    case 'too_few':
      return `${state.remainingSlots} left`
    case 'full':
      return 'FULL'
    case 'out_of_season':
      return 'Closed'
    case 'past':
    case 'no_data':
      return ''
  }
}

function look(state: CalendarDay, isSelected: boolean): string {
  if (isSelected) return 'cursor-pointer bg-selected text-white'
  switch (state.kind) {
    case 'available':
      return 'cursor-pointer bg-white text-ink hover:bg-ice'
    case 'full':
    case 'too_few':
      return 'cursor-default text-slate'
    case 'past':
    case 'out_of_season':
    case 'no_data':
      return 'cursor-default text-slate/70'
  }
}

function markColour(state: CalendarDay): string | false {
  if (state.kind === 'available') return 'text-aurora-deep'
  return state.kind === 'full' && 'text-alarm'
}

function places(count: number): string {
  return count === 1 ? '1 place left' : `${count} places left`
}
