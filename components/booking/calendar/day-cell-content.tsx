import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { type CalendarDayState } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { formatDay, formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

type DayCellContentProps = {
  readonly day: Day
  readonly language: Language
  readonly state: CalendarDayState
  /** The price or seats shown in the cell, in short form. */
  readonly figure: ReactNode
  /** The text of the cell for screen readers. */
  readonly said: string
  /** A short label below the day's price. */
  readonly mark: string
  readonly isToday?: boolean
  readonly isSelected?: boolean
}

/** A label is one line, as wide as a calendar column; with large text it wraps. */
const SMALL = 'block text-[min(0.6875rem,4.2cqi)] @max-[12rem]:text-[min(0.6875rem,7cqi)]'
const FIGURE = 'whitespace-nowrap @max-[12rem]:whitespace-normal'
/** Space for a label that the browser has translated: it may take more lines, but no more width. */
const MARK = 'wrap-anywhere hyphens-auto'

/** The content of a calendar cell, with its text for screen readers. Zoomed text never outgrows the column. */
export function DayCellContent(props: DayCellContentProps) {
  const { day, language, state, figure, said, mark, isToday, isSelected } = props
  return (
    <>
      <span className="sr-only">{`${formatDay(day, language)}, ${said}`}</span>
      <span aria-hidden="true">
        <span
          className={clsx(
            'block text-[min(1rem,9cqi)]',
            isToday && 'underline decoration-1 underline-offset-4',
            state.kind === 'full' && 'line-through',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className={clsx('mt-1.5', SMALL, FIGURE)}>{figure}</span>
        <span
          className={clsx(
            'mt-1 min-h-[0.6875rem] font-medium',
            SMALL,
            MARK,
            !isSelected && markColour(state),
            isFew(state) &&
              mark !== '' &&
              'mx-auto w-fit max-w-full rounded-xs px-[0.3em] font-semibold outline-1 outline-current',
          )}
        >
          {mark}
        </span>
      </span>
    </>
  )
}

/** Describe the availability of a day for screen readers. */
export function dayDescription(say: Say<'calendar'>, state: CalendarDayState, language: Language): string {
  switch (state.kind) {
    case 'available':
      return say('placesLeft', { seats: state.remainingSlots })
    case 'too_few':
      return say('tooFewLeft', { seats: state.remainingSlots })
    case 'full':
      return say('full')
    case 'out_of_season':
      return say('outOfSeason')
    case 'past':
      return say('past')
    case 'no_data':
      return say('unavailable')
    case 'booking_closed':
      return say('closedAt', { time: formatTime(state.closedAt, language) })
  }
}

/** The number of seats left, in short form for a calendar cell. */
export function dayLabel(say: Say<'calendar'>, state: CalendarDayState): string {
  switch (state.kind) {
    case 'available':
    case 'too_few':
      return say('cellLeft', { seats: state.remainingSlots })
    case 'full':
      return say('cellFull')
    case 'out_of_season':
      return say('cellClosed')
    case 'past':
    case 'no_data':
    case 'booking_closed':
      return ''
  }
}

/** With this many seats left or fewer, the cell stands out. */
const FEW_SEATS = 3

function isFew(state: CalendarDayState): boolean {
  return state.kind === 'available' && state.remainingSlots <= FEW_SEATS
}

function markColour(state: CalendarDayState): string | false {
  if (state.kind === 'available') return 'text-aurora-deep'
  return state.kind === 'full' && 'text-alarm'
}

export const DAY_CELL_CLASSES =
  'relative h-16 overflow-hidden rounded-lg border bg-clip-padding text-center align-middle leading-none transition-colors duration-200'

/** States differ in border, strike-through and label, so that they can be distinguished in forced-colours mode too. */
export function dayStateClasses({ kind }: CalendarDayState): string {
  switch (kind) {
    case 'available':
      return 'cursor-pointer border-slate/45 bg-white text-ink hover:border-ink hover:bg-ice forced-colors:border-[ButtonText]'
    case 'full':
    case 'too_few':
    case 'past':
    case 'out_of_season':
    case 'no_data':
    case 'booking_closed':
      return 'cursor-default border-transparent text-slate forced-colors:border-[Canvas] forced-colors:text-[GrayText]'
  }
}
