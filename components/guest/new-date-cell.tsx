import { clsx } from 'clsx'
import {
  DAY_CELL_CLASSES,
  DayCellContent,
  dayDescription,
  dayLabel,
  dayStateClasses,
} from '@/components/booking/calendar/day-cell-content'
import { LineIcon } from '@/components/ui/line-icon'
import { type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type NewDateCellProps = {
  readonly language: Language
  readonly day: Day
  /** The departure on this day; undefined if the tour has none. */
  readonly date: MoveDateOption | undefined
  readonly isChosen: boolean
  readonly isFree: boolean
  /** Whether this is the booking's current day. */
  readonly isOwn: boolean
  /** What the booking's current day has for its price, and what is read out. */
  readonly ownTexts: { readonly mark: string; readonly said: string }
}

/** A calendar day with its price difference: a radio button, or text that says why it cannot be chosen. */
export function NewDateCell({ language, day, date, isChosen, isFree, isOwn, ownTexts }: NewDateCellProps) {
  const { state, differenceCents } = date ?? NONE
  const say = words('guestChange', language)
  const sayState = words('calendar', language)
  if (!date || differenceCents === null)
    return (
      <td className={clsx(DAY_CELL_CLASSES, isOwn ? OWN_CELL : dayStateClasses(state))} data-day={day}>
        <DayCellContent
          day={day}
          figure=""
          language={language}
          mark={isOwn ? ownTexts.mark : dayLabel(sayState, state)}
          said={isOwn ? ownTexts.said : dayDescription(sayState, state, language)}
          state={state}
        />
      </td>
    )
  return (
    <td className="p-0" data-day={day}>
      <label className={clsx(DAY_CELL_CLASSES, dayStateClasses(state), CHOICE)}>
        <input
          className="sr-only"
          defaultChecked={isChosen}
          name="departure"
          required
          type="radio"
          value={date.id}
        />
        <span className="absolute top-1 right-1 hidden *:size-3 group-has-checked:block">
          <LineIcon grid={16} path="m3 8 4 4 6-8" />
        </span>
        <DayCellContent
          day={day}
          figure={isFree ? say('free') : differenceFigure(differenceCents, language)}
          isSelected
          language={language}
          mark={isOwn ? ownTexts.mark : dayLabel(sayState, state)}
          said={[
            ...(isOwn ? [ownTexts.said] : []),
            isFree ? say('free') : differenceText(differenceCents, language),
            dayDescription(sayState, state, language),
          ].join(', ')}
          state={state}
        />
      </label>
    </td>
  )
}

const OWN_CELL = 'cursor-default border-ink bg-ice text-ink'

const NONE = { state: { kind: 'no_data' }, differenceCents: null } as const

/** In forced-colours mode the selected day uses the system's highlight colours. */
const CHOICE =
  'group flex min-h-20 flex-col items-center justify-center has-checked:bg-selected has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-aurora-deep forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'

/** Return `+40 €`, `−20 €` or `±0 €`. A cell is narrow; its text for screen readers is longer. */
function differenceFigure(cents: number, language: Language): string {
  if (cents === 0) return ''
  const sign = cents > 0 ? '+' : '−'
  return `${sign}${formatEuros(Math.abs(cents), language)}`
}

function differenceText(cents: number, language: Language): string {
  const say = words('guestChange', language)
  if (cents === 0) return say('samePrice')
  return say(cents > 0 ? 'more' : 'less', { amount: formatEuros(Math.abs(cents), language) })
}
