import {
  PREVIOUS_MONTH_ICON,
  NEXT_MONTH_ICON,
  MONTH_BUTTON_CLASSES,
} from '@/components/booking/calendar/month-navigator'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { NewDateCell } from '@/components/guest/new-date-cell'
import { FieldFault } from '@/components/ui/labelled-field'
import { LineIcon } from '@/components/ui/line-icon'
import { canMoveToDate, findNearestMoveDate, type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** What is said about the booking that moves. */
export type NewDateTexts = Readonly<
  Record<'yours' | 'ownDate' | 'allSame' | 'noneMore' | 'plusAndMinus' | 'plus' | 'minus', string>
>

type SayOfBooking = (name: keyof NewDateTexts) => string

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
  /** The words for others than the guest. */
  readonly texts?: NewDateTexts
  /** The error about the selected date, if any. */
  readonly fault?: string
}

/** 'New date': the tour's dates, a month at a time, each with its price difference and seats left. */
export function NewDateCalendar(props: NewDateCalendarProps) {
  const {
    language,
    dates,
    chosen,
    ownDay,
    month,
    urlOf,
    isFree = false,
    isOtherTour = false,
    texts,
    fault,
  } = props
  const say = words('guestChange', language)
  const sayOfBooking: SayOfBooking = (name) => texts?.[name] ?? say(name)
  const months = dates.filter(canMoveToDate).map(({ day }) => toMonth(day))
  const selected = dates.find(({ id }) => id === chosen)
  const ends = [months[0] ?? toMonth(ownDay), months.at(-1) ?? toMonth(ownDay)] as const
  const shown = within(month ?? (selected ? toMonth(selected.day) : firstMonth(dates, ownDay)), ends)
  const byDay = new Map(dates.map((date) => [date.day, date]))
  return (
    <fieldset
      aria-describedby={fault && 'departure-wrong'}
      autoFocus={fault !== undefined}
      className="min-w-0 outline-none"
      tabIndex={fault ? -1 : undefined}
    >
      <legend className="font-display text-xl">{say('newDate')}</legend>
      <FieldFault fault={fault} id="departure" />
      <MonthLinks ends={ends} language={language} month={shown} urlOf={urlOf} />
      <div className="@container">
        <div className="-mx-1 @max-[20rem]:-mx-2.5">
          <MonthTable labelledBy="month" language={language} month={shown}>
            {(day) => {
              const date = byDay.get(day)
              return (
                <NewDateCell
                  date={date}
                  day={day}
                  isFree={isFree}
                  isChosen={date !== undefined && date.id === chosen}
                  isOwn={!isOtherTour && day === ownDay}
                  key={day}
                  language={language}
                  ownTexts={{ mark: sayOfBooking('yours'), said: sayOfBooking('ownDate') }}
                />
              )
            }}
          </MonthTable>
        </div>
      </div>
      <p className="mt-3 text-sm text-pretty text-slate">
        {isFree ? say('allFree') : legendOf(dates, isOtherTour, sayOfBooking)}
      </p>
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

/** Explain the symbols used in the calendar. */
function legendOf(dates: readonly MoveDateOption[], isOtherTour: boolean, say: SayOfBooking): string {
  const costs = dates.flatMap(({ differenceCents }) => differenceCents ?? [])
  const hasMinus = costs.some((cents) => cents < 0)
  if (costs.some((cents) => cents > 0)) return say(hasMinus ? 'plusAndMinus' : 'plus')
  if (hasMinus) return say('minus')
  return say(isOtherTour ? 'noneMore' : 'allSame')
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
