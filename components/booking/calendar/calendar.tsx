import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { CalendarGrid } from '@/components/booking/calendar/calendar-grid'
import { CalendarPlaceholder } from '@/components/booking/calendar/calendar-placeholder'
import { BookingClosedToday } from '@/components/booking/calendar/booking-closed-today'
import { NoToursThisMonth } from '@/components/booking/calendar/no-tours-this-month'
import { dayDescription } from '@/components/booking/calendar/day-cell-content'
import { focusCalendar, focusCalendarOnceLoaded } from '@/components/booking/calendar/focus-calendar'
import { MonthNavigator } from '@/components/booking/calendar/month-navigator'
import { DayButtons } from '@/components/booking/calendar/day-buttons'
import { ActionButton } from '@/components/ui/action-button'
import { useIsBookingClosedToday, useToday } from '@/components/booking/use-clock'
import { PageLink } from '@/components/ui/page-link'
import { ErrorBox } from '@/components/ui/error-box'
import { useAddress, useLanguage, useWords } from '@/components/words/use-words'
import { MAX_SUGGESTED_DAYS, nextDaysWithSeats } from '@/lib/booking/days/next-days-with-seats'
import { type Party, seatsFor } from '@/lib/booking/party'
import {
  type DateAvailability,
  type CalendarDayState,
  describeCalendarDay,
} from '@/lib/calendar/calendar-day'
import { addDays, type Day } from '@/lib/calendar/day'
import { addMonths, type Month, monthGrid, toMonth } from '@/lib/calendar/month'
import { findUnavailableDayInUrl } from '@/lib/browser/panel-url'
import { initialCalendarMonth, type Season } from '@/lib/calendar/season'
import { formatDay } from '@/lib/language/dates'
import { partySizeText } from '@/lib/words/party/party-size-text'

const UNAVAILABLE: readonly CalendarDayState['kind'][] = ['past', 'out_of_season']

/** States of days with too few seats for the party. */
const NO_ROOM: readonly CalendarDayState['kind'][] = ['full', 'too_few']

type CalendarProps = {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly departures: readonly DateAvailability[]
  readonly season?: Season
  /** When booking closes on the day of the departure, `HH:MM` in Helsinki. */
  readonly bookingCloses: string
  /** The tour's regular price per adult. */
  readonly adultCents: number
  readonly party: Party
  readonly selected: Day | null
  /** The error about the date; null if there is none. */
  readonly fault: string | null
  readonly onSelect: (day: Day) => void
  readonly onRetry: () => void
  /** Open the waiting-list form for a month in which dates are too full for the party; `wanted` is preselected. */
  readonly onWait: (month: Month, wanted: Day | null) => void
}

export function Calendar({
  status,
  departures,
  season,
  bookingCloses,
  adultCents,
  party,
  selected,
  fault,
  onSelect,
  onRetry,
  onWait,
}: CalendarProps) {
  const say = useWords('calendar')
  const sayPanel = useWords('panel')
  const sayParty = useWords('party')
  const language = useLanguage()
  const address = useAddress()
  const today = useToday()
  const [turnedTo, setTurnedTo] = useState(() =>
    selected ? toMonth(selected) : initialCalendarMonth(today, season),
  )
  const [refused, setRefused] = useState(findUnavailableDayInUrl)
  const [followed, setFollowed] = useState(selected)
  // When a date is chosen outside the calendar, turn to its month.
  if (followed !== selected) {
    setFollowed(selected)
    setRefused(null)
    if (selected) setTurnedTo(toMonth(selected))
  }
  useEffect(() => {
    if (status === 'loaded') focusCalendarOnceLoaded()
  }, [status])
  const thisMonth = toMonth(today)
  // If the month on screen ends while the page is open, the calendar moves on to the next.
  const month = turnedTo < thisMonth ? thisMonth : turnedTo
  const byDay = new Map(departures.map((departure) => [departure.date, departure]))
  const seats = seatsFor(party)
  const closedAt = useIsBookingClosedToday(bookingCloses) ? bookingCloses : undefined
  const describe = (day: Day) =>
    describeCalendarDay({ day, today, season, availability: byDay.get(day), seats, closedAt })
  const full = departures.filter(
    ({ date }) => toMonth(date) === month && NO_ROOM.includes(describe(date).kind),
  )
  // A party with more guests than a departure has seats cannot wait for it. Rule: waiting-list (docs/rules.md)
  const canWait = full.some(({ totalSlots }) => seats <= totalSlots)
  const isClosed = monthGrid(month).every((day) => !day || UNAVAILABLE.includes(describe(day).kind))
  const last = departures.at(-1)
  const lastMonth = last ? toMonth(last.date) : null
  const free = departures.flatMap(({ date }) => (describe(date).kind === 'available' ? [date] : []))
  const later = departures.find(({ date }) => toMonth(date) > month)
  const inDoubt = refused ?? selected
  const instead =
    status === 'loaded' && inDoubt && NO_ROOM.includes(describe(inDoubt).kind)
      ? nextDaysWithSeats(departures, { wanted: inDoubt, seats, today })
      : []

  function select(day: Day) {
    const canBeHad = describe(day).kind === 'available'
    setRefused(canBeHad ? null : day)
    if (!canBeHad) return
    setTurnedTo(toMonth(day))
    onSelect(day)
  }

  /** Choose a date offered instead of another. The buttons disappear, so the focus moves to the date. */
  function selectInstead(day: Day) {
    flushSync(() => select(day))
    focusCalendar()
  }

  return (
    <div id="booking-calendar">
      <ErrorBox message={status === 'failed' ? say('notLoaded') : null}>
        <button
          className="mt-1 min-h-11 cursor-pointer font-medium text-ink underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-aurora-deep"
          onClick={onRetry}
          type="button"
        >
          {sayPanel('tryAgain')}
        </button>
      </ErrorBox>
      <ErrorBox message={fault} />
      {(status === 'loading' || free.length > 0) && (
        <DayButtons
          className="mb-6"
          days={status === 'loading' ? [] : free.slice(0, MAX_SUGGESTED_DAYS)}
          heading={say('nextPlacesFree')}
          onSelect={select}
          selected={selected}
        />
      )}
      <MonthNavigator
        canGoBack={month > thisMonth}
        canGoOn={lastMonth === null || month < lastMonth}
        month={month}
        onTurn={(by) => setTurnedTo(addMonths(month, by))}
      />
      {status === 'loading' ? (
        <CalendarPlaceholder month={month} />
      ) : (
        <CalendarGrid
          adultCentsOn={(day) => byDay.get(day)?.prices?.adultCents ?? adultCents}
          describe={describe}
          lastMonth={lastMonth}
          month={month}
          onSelect={select}
          onTurnTo={setTurnedTo}
          selected={selected}
          today={today}
        />
      )}
      <p className="text-pretty not-empty:mt-3" role="status">
        {status === 'loaded' && inDoubt && describe(inDoubt).kind !== 'available' ? (
          <>
            <span>
              {say('dayState', {
                day: formatDay(inDoubt, language),
                state: dayDescription(say, describe(inDoubt), language),
              })}
            </span>
            {describe(inDoubt).kind === 'booking_closed' && <BookingClosedToday />}
          </>
        ) : null}
      </p>
      {instead.length > 0 && (
        <DayButtons
          className="mt-3"
          days={instead}
          heading={say('datesWithPlaces', { party: partySizeText(sayParty, party) })}
          onSelect={selectInstead}
        />
      )}
      {season && (
        <NoToursThisMonth
          isClosed={isClosed}
          month={month}
          next={later && toMonth(later.date)}
          onTurnTo={setTurnedTo}
          season={season}
        />
      )}
      {full.length > 0 && (
        <div className="mt-4">
          {canWait && (
            <ActionButton look="quiet" onPress={() => onWait(month, inDoubt)}>
              {say('wait')}
            </ActionButton>
          )}
          <p className="mt-3 text-sm">
            <PageLink
              className="inline-block py-2 underline underline-offset-4"
              href={address(stayUrlAround(inDoubt, party, today))}
            >
              {say(canWait ? 'orAllTours' : 'allTours')}
            </PageLink>
          </p>
        </div>
      )}
    </div>
  )
}

/** Return the URL of the 'Your stay' page for this party, on the days around the wanted one. */
function stayUrlAround(wanted: Day | null, { adults, children }: Party, today: Day): `/your-stay?${string}` {
  const party = `adults=${adults}&children=${children}`
  if (!wanted || wanted < today) return `/your-stay?${party}`
  const before = addDays(wanted, -1)
  return `/your-stay?from=${before < today ? today : before}&to=${addDays(wanted, 2)}&${party}`
}
