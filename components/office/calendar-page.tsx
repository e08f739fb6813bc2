import { clsx } from 'clsx'
import { OperatorResultNote } from '@/components/operator/operator-page-parts'
import { actionClasses } from '@/components/ui/action-style'
import { PlainLink } from '@/components/ui/plain-link'
import { SelectField } from '@/components/ui/select-field'
import {
  type CalendarCell,
  type CalendarDay,
  type CalendarWeek,
  type OfficeCalendar,
} from '@/lib/contract/office-lists'
import { DATES_ACTIONS, OPERATOR_LINK_ACTION_LABELS } from '@/lib/contract/operator-page'

type CalendarPageProps = {
  readonly calendar: OfficeCalendar
  readonly done: string | null
  /** Whether all departures of the month are ticked to begin with. */
  readonly isAllTicked: boolean
  /** Why nothing was done with the dates that were ticked; null if nothing is wrong. */
  readonly problem: string | null
}

/**
 * A month of departures: a grid on wide screens; on phones a list of days with links to its weeks. Several departures can
 * be ticked and changed at once.
 */
export function CalendarPage({ calendar, done, isAllTicked, problem }: CalendarPageProps) {
  const { monthText, month, weeks, tours, tourId } = calendar
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h1 className="font-display text-4xl tracking-tight">Calendar</h1>
        <form className="flex flex-wrap items-end gap-3" data-filter>
          <input name="month" type="hidden" value={month} />
          <div>
            <label htmlFor="tour">Tour</label>
            <SelectField defaultValue={tourId ?? ''} id="tour" name="tour">
              <option value="">All tours</option>
              {tours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <button className={actionClasses('quiet')} type="submit">
            Show
          </button>
        </form>
      </div>
      <OperatorResultNote done={done} />
      {problem && (
        <p className="mt-6 rounded-lg bg-ice px-5 py-4 text-pretty" role="alert">
          {problem}
        </p>
      )}
      <p className="mt-4">
        <PlainLink href="/office/season">{OPERATOR_LINK_ACTION_LABELS['open-season']}</PlainLink>
      </p>
      <nav aria-label="Months" className="mt-6 flex items-center justify-between gap-4" data-part="months">
        <PlainLink href={`/office/calendar?${monthQuery(calendar.previous, tourId)}`}>Earlier</PlainLink>
        <h2 className="font-display text-2xl">{monthText}</h2>
        <PlainLink href={`/office/calendar?${monthQuery(calendar.next, tourId)}`}>Later</PlainLink>
      </nav>
      <nav aria-label="Weeks" className="mt-2 flex flex-wrap gap-x-5 md:hidden" data-part="weeks">
        {weeks.map(firstDay).map(({ day, dayText }) => (
          <PlainLink href={`#week-${day}`} key={day}>
            {dayText}
          </PlainLink>
        ))}
      </nav>
      <p data-part="all">
        <PlainLink href={`/office/calendar?${monthQuery(month, tourId)}&all`}>Tick all dates</PlainLink>
      </p>
      <form action="/office/dates" className="mt-2" method="post">
        <input name="month" type="hidden" value={month} />
        {tourId !== null && <input name="tour" type="hidden" value={tourId} />}
        <div aria-label={monthText} data-dates data-live data-part="dates" role="table">
          {weeks.map((week) => (
            <div
              className="md:grid md:grid-cols-7"
              id={`week-${firstDay(week).day}`}
              key={firstDay(week).day}
              role="row"
            >
              {week.map((day, at) =>
                day ? (
                  <DayCell day={day} isAllTicked={isAllTicked && day.day.startsWith(month)} key={day.day} />
                ) : (
                  <div className="hidden border-t border-ice md:block" key={at} role="cell" />
                ),
              )}
            </div>
          ))}
        </div>
        <div
          aria-label="Change the dates that are ticked"
          className="office-card when-ticked roomy:sticky roomy:bottom-16 roomy:lg:bottom-4 mt-6 flex gap-2 overflow-x-auto p-2 lg:flex-wrap lg:p-4"
          role="group"
        >
          {DATES_ACTIONS.map((name) => (
            <button
              className="min-h-11 shrink-0 cursor-pointer rounded-full border border-slate/70 px-4 hover:border-ink"
              key={name}
              name="act"
              type="submit"
              value={name}
            >
              {OPERATOR_LINK_ACTION_LABELS[name]}
            </button>
          ))}
        </div>
      </form>
    </>
  )
}

function firstDay(week: CalendarWeek): CalendarDay {
  const first = week.find((day) => day !== null)
  if (!first) throw new Error('A week of the calendar has no day')
  return first
}

function monthQuery(month: string, tourId: number | null): URLSearchParams {
  return new URLSearchParams({ month, ...(tourId !== null && { tour: String(tourId) }) })
}

type DayCellProps = { readonly day: CalendarDay; readonly isAllTicked: boolean }

function DayCell({ day: { dayText, isToday, cells }, isAllTicked }: DayCellProps) {
  return (
    <div
      className={clsx(
        'border-t border-ice py-2 md:min-h-24 md:px-1',
        cells.length === 0 && 'hidden md:block',
      )}
      role="cell"
    >
      <p className={clsx('text-sm', isToday ? 'font-semibold text-aurora-deep' : 'text-slate')}>
        {isToday ? `${dayText}, today` : dayText}
      </p>
      <ul className="grid gap-1">
        {cells.map((cell) => (
          <Departure cell={cell} dayText={dayText} isTicked={isAllTicked} key={cell.id} />
        ))}
      </ul>
    </div>
  )
}

type DepartureProps = {
  readonly cell: CalendarCell
  readonly dayText: string
  readonly isTicked: boolean
}

function Departure({ cell, dayText, isTicked }: DepartureProps) {
  const { path, id, tour, start, taken, seats, waiting, adultPrice, status, choices } = cell
  const remarks = [
    ...(status === 'on sale' ? [] : [status]),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(choices > 0 ? [`${choices} choosing`] : []),
  ]
  return (
    <li className="flex items-start gap-2" data-tour={tour}>
      <input
        aria-label={`${tour}, ${dayText}`}
        className="mt-1.5 size-5 shrink-0 accent-aurora-deep"
        defaultChecked={isTicked}
        name="departure"
        type="checkbox"
        value={id}
      />
      <a className="min-w-0 grow py-1 underline-offset-4 hover:underline" href={path}>
        <span className="block leading-tight font-medium md:line-clamp-2 md:text-sm">{tour}</span>
        <span className="block text-sm tabular-nums">{`${start} · ${taken}/${seats} · ${adultPrice}`}</span>
        {remarks.length > 0 && <span className="block text-sm text-slate">{remarks.join(', ')}</span>}
      </a>
    </li>
  )
}
