import { clsx } from 'clsx'

import {
  DAY_CELL,
  DayCellContent,
  dayClasses,
  dayLabel,
  dayDescription,
} from '@/components/booking/calendar/day-cell-content'
import { type OpenDate } from '@/lib/booking/days/open-date'
import { type Day } from '@/lib/calendar/day'
import { formatEuros } from '@/lib/language/money'

type DateCellProps = {
  readonly day: Day
  /** Undefined if the tour has no departure on that day. */
  readonly date: OpenDate | undefined
  readonly isChosen: boolean
  /** Whether this is the booking's current day. */
  readonly isOwn: boolean
}

/** A calendar day with its price difference: a radio button, or text that says why it cannot be chosen. */
export function DateCell({ day, date, isChosen, isOwn }: DateCellProps) {
  const { state, differenceCents } = date ?? NONE
  if (!date || differenceCents === null)
    return (
      <td className={clsx(DAY_CELL, dayClasses(isOwn ? NONE.state : state))} data-day={day}>
        <DayCellContent
          day={day}
          figure=""
          mark={isOwn ? 'yours' : dayLabel(state)}
          said={isOwn ? OWN : dayDescription(state)}
          state={state}
        />
      </td>
    )
  return (
    <td className="p-0" data-day={day}>
      <label className={clsx(DAY_CELL, dayClasses(state), CHOICE)}>
        <input
          className="sr-only"
          defaultChecked={isChosen}
          name="departure"
          required
          type="radio"
          value={date.id}
        />
        <DayCellContent
          day={day}
          figure={differenceFigure(differenceCents)}
          isSelected
          mark={isOwn ? 'yours' : dayLabel(state)}
          said={[...(isOwn ? [OWN] : []), differenceWords(differenceCents), dayDescription(state)].join(', ')}
          state={state}
        />
      </label>
    </td>
  )
}

const OWN = 'the date of your booking'

const NONE = { state: { kind: 'no_data' }, differenceCents: null } as const

/** In forced-colours mode the selected day uses the system's highlight colours. */
const CHOICE =
  'flex min-h-20 flex-col items-center justify-center has-checked:bg-selected has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-aurora-deep forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'

/** Return `+40 €`, `−20 €` or `±0 €`. A cell is narrow; its text for screen readers is longer. */
function differenceFigure(cents: number): string {
  const sign = cents === 0 ? '±' : cents > 0 ? '+' : '−'
  return `${sign}${formatEuros(Math.abs(cents))}`
}

function differenceWords(cents: number): string {
  if (cents === 0) return 'same price'
  return `${formatEuros(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
