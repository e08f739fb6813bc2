import { clsx } from 'clsx'
import {
  PREVIOUS_MONTH_ICON,
  NEXT_MONTH_ICON,
  MONTH_BUTTON_CLASSES,
} from '@/components/booking/calendar/month-navigator'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { LineIcon } from '@/components/ui/line-icon'
import { canMoveToDate, findNearestMoveDate, type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'
import {
  DAY_CELL_CLASSES,
  DayCellContent,
  dayStateClasses,
  dayLabel,
  dayDescription,
} from '@/components/booking/calendar/day-cell-content'

type NewDateCalendarProps = {
  readonly language: Language
  /** The dates the booking can move to, sorted by date; at least one is open. */
  readonly dates: readonly MoveDateOption[]
  readonly chosen: number | null
  /** The current day of the booking. */
  readonly ownDay: Day
  /**
   * The month the guest has navigated to. Default: that of the selected date, or of the open date nearest to `ownDay`;
   * the month after that if only a few of its dates are open.
   */
  readonly month?: Month
  /** Return the URL that shows a month of the calendar. */
  readonly urlOf: (month: Month) => string
  /** Whether every date is free, as those of a return trip are. */
  readonly isFree?: boolean
  /** Whether the dates are of another tour than the booking's, which none of them is the date of. */
  readonly isOtherTour?: boolean
  /** The error about the selected date, if any. */
  readonly fault?: string
}

/** 'New date': the tour's dates, a month at a time, each with its price difference and seats left. */
export function NewDateCalendar(props: NewDateCalendarProps) {
  const { language, dates, chosen, ownDay, month, urlOf, isFree = false, isOtherTour = false, fault } = props
  const months = dates.filter(canMoveToDate).map(({ day }) => toMonth(day))
  const selected = dates.find(({ id }) => id === chosen)
  const ends = [months[0] ?? toMonth(ownDay), months.at(-1) ?? toMonth(ownDay)] as const
  const shown = within(month ?? (selected ? toMonth(selected.day) : firstMonth(dates, ownDay)), ends)
  const byDay = new Map(dates.map((date) => [date.day, date]))
  return (
    <fieldset aria-describedby={fault && 'departure-wrong'} className="min-w-0">
      <legend className="font-display text-xl">New date</legend>
      {fault && (
        <p className="mt-2 text-sm text-pretty text-alarm" id="departure-wrong">
          {fault}
        </p>
      )}
      <MonthLinks ends={ends} language={language} month={shown} urlOf={urlOf} />
      <div className="@container">
        <div className="-mx-1 @max-[20rem]:-mx-2.5">
          <MonthTable labelledBy="month" language={language} month={shown}>
            {(day) => {
              const date = byDay.get(day)
              return (
                <DateCell
                  date={date}
                  day={day}
                  isFree={isFree}
                  isChosen={date !== undefined && date.id === chosen}
                  isOwn={!isOtherTour && day === ownDay}
                  key={day}
                  language={language}
                />
              )
            }}
          </MonthTable>
        </div>
      </div>
      <p className="mt-3 text-sm text-pretty text-slate">{isFree ? FREE_LEGEND : legendOf(dates)}</p>
    </fieldset>
  )
}

/** With fewer open dates than this, a month gives way to the next: late in a month, hardly any are left. */
const FEW_DATES = 7

function firstMonth(dates: readonly MoveDateOption[], ownDay: Day): Month {
  const nearest = toMonth(findNearestMoveDate(dates, ownDay)?.day ?? ownDay)
  const next = addMonths(nearest, 1)
  const openIn = (month: Month) => dates.filter((date) => canMoveToDate(date) && toMonth(date.day) === month)
  return openIn(nearest).length < FEW_DATES && openIn(next).length >= FEW_DATES ? next : nearest
}

const FREE_LEGEND = 'Every date is free for you.'

/** Explain the symbols used in the calendar. */
function legendOf(dates: readonly MoveDateOption[]): string {
  const costs = dates.flatMap(({ differenceCents }) => differenceCents ?? [])
  const signs = [
    costs.some((cents) => cents > 0) && '+ is to be paid',
    costs.some((cents) => cents < 0) && '− goes back to you',
  ].filter((sign) => sign !== false)
  return signs.length > 0 ? `${formatList(signs, 'and')}.` : 'Every date costs the same as yours.'
}

type Ends = readonly [Month, Month]

function within(month: Month, [first, last]: Ends): Month {
  if (month < first) return first
  return month > last ? last : month
}

type MonthLinksProps = Pick<NewDateCalendarProps, 'language' | 'urlOf'> & {
  readonly month: Month
  readonly ends: Ends
}

/** Links to the adjacent months, which work without scripts. */
function MonthLinks({ language, urlOf, month, ends: [first, last] }: MonthLinksProps) {
  const say = words('calendar', language)
  return (
    <div className="mt-4 flex min-h-11 items-center justify-between border-t border-ice pt-4">
      {month > first ? (
        <a
          aria-label={say('previousMonth')}
          className={`${MONTH_BUTTON_CLASSES} hover:bg-ice`}
          href={urlOf(addMonths(month, -1))}
        >
          <LineIcon grid={16} path={PREVIOUS_MONTH_ICON} />
        </a>
      ) : (
        <span className="size-11" />
      )}
      <h2 className="font-display text-xl" id="month">
        {formatMonth(month, language)}
      </h2>
      {month < last ? (
        <a
          aria-label={say('nextMonth')}
          className={`${MONTH_BUTTON_CLASSES} hover:bg-ice`}
          href={urlOf(addMonths(month, 1))}
        >
          <LineIcon grid={16} path={NEXT_MONTH_ICON} />
        </a>
      ) : (
        <span className="size-11" />
      )}
    </div>
  )
}

type DateCellProps = {
  readonly language: Language
  readonly day: Day
  /** The departure on this day; undefined if the tour has none. */
  readonly date: MoveDateOption | undefined
  readonly isChosen: boolean
  readonly isFree: boolean
  /** Whether this is the booking's current day. */
  readonly isOwn: boolean
}

/** A calendar day with its price difference: a radio button, or text that says why it cannot be chosen. */
function DateCell({ language, day, date, isChosen, isFree, isOwn }: DateCellProps) {
  const { state, differenceCents } = date ?? NONE
  const say = words('calendar', language)
  if (!date || differenceCents === null)
    return (
      <td className={clsx(DAY_CELL_CLASSES, isOwn ? OWN_CELL : dayStateClasses(state))} data-day={day}>
        <DayCellContent
          day={day}
          figure=""
          language={language}
          mark={isOwn ? 'yours' : dayLabel(say, state)}
          said={isOwn ? OWN : dayDescription(say, state, language)}
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
          figure={isFree ? 'free' : differenceFigure(differenceCents)}
          isSelected
          language={language}
          mark={isOwn ? 'yours' : dayLabel(say, state)}
          said={[
            ...(isOwn ? [OWN] : []),
            isFree ? 'free' : differenceWords(differenceCents),
            dayDescription(say, state, language),
          ].join(', ')}
          state={state}
        />
      </label>
    </td>
  )
}

const OWN = 'the date of your booking'
const OWN_CELL = 'cursor-default border-ink bg-ice text-ink'

const NONE = { state: { kind: 'no_data' }, differenceCents: null } as const

/** In forced-colours mode the selected day uses the system's highlight colours. */
const CHOICE =
  'group flex min-h-20 flex-col items-center justify-center has-checked:bg-selected has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-aurora-deep forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'

/** Return `+40 €`, `−20 €` or `±0 €`. A cell is narrow; its text for screen readers is longer. */
function differenceFigure(cents: number): string {
  if (cents === 0) return ''
  const sign = cents > 0 ? '+' : '−'
  return `${sign}${formatEuros(Math.abs(cents))}`
}

function differenceWords(cents: number): string {
  if (cents === 0) return 'same price'
  return `${formatEuros(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
