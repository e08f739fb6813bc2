import { EARLIER, LATER, TURN } from '@/components/booking/calendar/month-navigator'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { DateCell } from '@/components/guest/date-cell'
import { Glyph } from '@/components/ui/glyph'
import { isOpen, nearestOpenDate, type OpenDate } from '@/lib/booking/days/open-date'
import { type Day } from '@/lib/calendar/day'
import { addMonths, type Month, monthOf } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

type OpenDatesProps = {
  /** Sorted by date; at least one is open. */
  readonly dates: readonly OpenDate[]
  readonly chosen: number | null
  /** The current day of the booking. */
  readonly ownDay: Day
  /** The month navigated to. Default: that of the selected date, or of the open date nearest to `ownDay`. */
  readonly month?: Month
  /** Return the URL of a month. */
  readonly urlOf: (month: Month) => string
  /** The error about the choice, if any. */
  readonly fault?: string
}

/** 'New date': the tour's dates, a month at a time, each with its price difference and seats left. */
export function OpenDates({ dates, chosen, ownDay, month, urlOf, fault }: OpenDatesProps) {
  const months = dates.filter(isOpen).map(({ day }) => monthOf(day))
  const wanted = dates.find(({ id }) => id === chosen) ?? nearestOpenDate(dates, ownDay)
  const ends = [months[0] ?? monthOf(ownDay), months.at(-1) ?? monthOf(ownDay)] as const
  const shown = within(month ?? monthOf(wanted?.day ?? ownDay), ends)
  const byDay = new Map(dates.map((date) => [date.day, date]))
  return (
    <fieldset aria-describedby={fault && 'departure-wrong'} className="min-w-0">
      <legend className="text-lg">New date</legend>
      {fault && (
        <p className="mt-2 text-sm text-pretty text-alarm" id="departure-wrong">
          {fault}
        </p>
      )}
      <MonthLinks ends={ends} month={shown} urlOf={urlOf} />
      <div className="-mx-2 sm:-mx-px">
        <MonthTable labelledBy="month" month={shown}>
          {(day) => {
            const date = byDay.get(day)
            return (
              <DateCell
                date={date}
                day={day}
                isChosen={date !== undefined && date.id === chosen}
                isOwn={day === ownDay}
                key={day}
              />
            )
          }}
        </MonthTable>
      </div>
      <p className="mt-3 text-sm text-pretty text-slate">{LEGEND}</p>
    </fieldset>
  )
}

const LEGEND = `+ is to be paid, − goes back, and ±${formatEuros(0)} is the same price.`

type Ends = readonly [Month, Month]

function within(month: Month, [first, last]: Ends): Month {
  if (month < first) return first
  return month > last ? last : month
}

type MonthLinksProps = Pick<OpenDatesProps, 'urlOf'> & { readonly month: Month; readonly ends: Ends }

/** Links to the adjacent months, which work without scripts. */
function MonthLinks({ urlOf, month, ends: [first, last] }: MonthLinksProps) {
  return (
    <div className="mt-4 flex min-h-11 items-center justify-between border-t border-ice pt-4">
      {month > first ? (
        <a aria-label="Previous month" className={`${TURN} hover:bg-ice`} href={urlOf(addMonths(month, -1))}>
          <Glyph grid={16} path={EARLIER} />
        </a>
      ) : (
        <span className="size-11" />
      )}
      <h2 className="font-display text-xl" id="month">
        {formatMonth(month)}
      </h2>
      {month < last ? (
        <a aria-label="Next month" className={`${TURN} hover:bg-ice`} href={urlOf(addMonths(month, 1))}>
          <Glyph grid={16} path={LATER} />
        </a>
      ) : (
        <span className="size-11" />
      )}
    </div>
  )
}
