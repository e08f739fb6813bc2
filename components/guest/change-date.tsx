import { EARLIER, LATER, TURN } from '@/components/booking/calendar/month-navigator'
import { MonthTable } from '@/components/booking/calendar/month-table'
import { DateCell } from '@/components/guest/date-cell'
import { actionStyle } from '@/components/ui/action-style'
import { Glyph } from '@/components/ui/glyph'
import { type OpenDate } from '@/lib/booking/open-date'
import { type Day } from '@/lib/calendar/day'
import { addMonths, formatMonth, type Month, monthOf } from '@/lib/calendar/month'

type ChangeDateProps = {
  /** The page that shows what the chosen date means. */
  readonly action: string
  /** In their order. */
  readonly dates: readonly OpenDate[]
  readonly chosen: number | null
  /** That the booking is on. */
  readonly ownDay: Day
  /** That the guest has turned to. */
  readonly month?: Month
}

/** The tour's dates, a month at a time; the answer shows what the chosen one costs or gives back. */
export function ChangeDate({ action, dates, chosen, ownDay, month }: ChangeDateProps) {
  const open = dates.filter(({ differenceCents }) => differenceCents !== null)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last)
    return <p className="mt-8 text-lg text-pretty">No other date has room for all of you just now.</p>
  const ends = [monthOf(first.day), monthOf(last.day)] as const
  const wanted = month ?? monthOf(dates.find(({ id }) => id === chosen)?.day ?? ownDay)
  const shown = within(wanted, ends)
  const byDay = new Map(dates.map((date) => [date.day, date]))
  return (
    <form action={`${action}#what-changes`} className="mt-8 scroll-mt-28" id="dates" method="get">
      <fieldset className="min-w-0">
        <legend className="text-lg">New date</legend>
        <MonthLinks action={action} ends={ends} month={shown} />
        <div className="@container -mx-2 sm:-mx-px">
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
      <button className={`${actionStyle('quiet')} mt-6`} type="submit">
        See what changes
      </button>
    </form>
  )
}

const LEGEND = '+ is what you would pay, − what would go back to you, and ±0 € is the same price.'

type Ends = readonly [Month, Month]

function within(month: Month, [first, last]: Ends): Month {
  if (month < first) return first
  return month > last ? last : month
}

type MonthLinksProps = { readonly action: string; readonly month: Month; readonly ends: Ends }

/** Without scripts: each month has its address. */
function MonthLinks({ action, month, ends: [first, last] }: MonthLinksProps) {
  return (
    <div className="mt-4 flex min-h-11 items-center justify-between border-t border-ice pt-4">
      {month > first ? (
        <a
          aria-label="Previous month"
          className={`${TURN} hover:bg-ice`}
          href={`${action}?month=${addMonths(month, -1)}#dates`}
        >
          <Glyph grid={16} path={EARLIER} />
        </a>
      ) : (
        <span className="size-11" />
      )}
      <h2 className="font-display text-xl" id="month">
        {formatMonth(month)}
      </h2>
      {month < last ? (
        <a
          aria-label="Next month"
          className={`${TURN} hover:bg-ice`}
          href={`${action}?month=${addMonths(month, 1)}#dates`}
        >
          <Glyph grid={16} path={LATER} />
        </a>
      ) : (
        <span className="size-11" />
      )}
    </div>
  )
}
