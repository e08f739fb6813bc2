import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'

type DayFaceProps = {
  readonly day: Day
  readonly state: CalendarDay
  /** What the day costs, as short as a cell needs it. */
  readonly figure: ReactNode
  /** What is said of the day. */
  readonly said: string
  /** A word below it. */
  readonly mark: string
  readonly isToday?: boolean
  readonly isSelected?: boolean
}

/** One line as wide as a seventh of the panel; in large text one word below the other. */
const SMALL = 'block text-[min(0.6875rem,4.2cqi)] @max-[12rem]:text-[min(0.6875rem,7cqi)]'
const FIGURE = 'whitespace-nowrap @max-[12rem]:whitespace-normal'
/** A word of another language is longer: it takes more lines, and no more room beside it. */
const MARK = 'wrap-anywhere hyphens-auto'

/**
 * What a cell of the calendar shows of a day, and what it says to someone who hears it. Enlarged, its words grow as far as
 * a seventh of the panel goes.
 */
export function DayFace({ day, state, figure, said, mark, isToday, isSelected }: DayFaceProps) {
  return (
    <>
      <span className="sr-only">{`${formatDay(day)}, ${said}`}</span>
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

/** Whether a day can be had, as it is said. */
export function dayWords(state: CalendarDay): string {
  switch (state.kind) {
    case 'available':
      return `${plural(state.remainingSlots, 'place')} left`
    case 'too_few':
      return `${plural(state.remainingSlots, 'place')} left, too few for your group`
    case 'full':
      return 'full, no places left'
    case 'out_of_season':
      return 'closed'
    case 'past':
      return 'past'
    case 'no_data':
      return 'not available'
    case 'booking_closed':
      return `booking closed at ${state.closedAt}`
  }
}

/** How many places there are, as short as a cell needs it. */
export function dayMark(state: CalendarDay): string {
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
    case 'booking_closed':
      return ''
  }
}

/** So few that a guest should not wait. */
const FEW = 3

function isFew(state: CalendarDay): boolean {
  return state.kind === 'available' && state.remainingSlots <= FEW
}

function markColour(state: CalendarDay): string | false {
  if (state.kind === 'available') return 'text-aurora-deep'
  return state.kind === 'full' && 'text-alarm'
}

/** The cell that it stands in. */
export const DAY_CELL =
  'relative h-16 overflow-hidden rounded-lg border bg-clip-padding text-center align-middle leading-none transition-colors duration-200'

/** States differ by frame, stroke and word, so that they do where colours are the system's own. */
export function dayLook({ kind }: CalendarDay): string {
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
