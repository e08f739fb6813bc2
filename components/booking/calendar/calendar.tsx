import { useState } from 'react'

import { CalendarGrid } from '@/components/booking/calendar/calendar-grid'
import { CalendarPlaceholder } from '@/components/booking/calendar/calendar-placeholder'
import { MonthNavigator } from '@/components/booking/calendar/month-navigator'
import { ActionButton } from '@/components/ui/action-button'
import { useToday } from '@/components/booking/use-today'
import { PageLink } from '@/components/ui/page-link'
import { ErrorBox } from '@/components/ui/error-box'
import { type Party, seatsFor } from '@/lib/booking/party'
import { type Availability, describeDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { addMonths, type Month, monthOf } from '@/lib/calendar/month'
import { openingMonth, type Season } from '@/lib/calendar/season'

type CalendarProps = {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly departures: readonly Availability[]
  readonly season?: Season
  /** The tour's ordinary price. */
  readonly adultCents: number
  readonly party: Party
  readonly selected: Day | null
  readonly onSelect: (day: Day) => void
  readonly onRetry: () => void
  /** Wait for a place in a month that has dates without room for the party. */
  readonly onWait: (month: Month) => void
}

export function Calendar({
  status,
  departures,
  season,
  adultCents,
  party,
  selected,
  onSelect,
  onRetry,
  onWait,
}: CalendarProps) {
  const today = useToday()
  const [turnedTo, setTurnedTo] = useState(() => (selected ? monthOf(selected) : openingMonth(today, season)))
  const thisMonth = monthOf(today)
  // A month that ends while the page is open turns by itself.
  const month = turnedTo < thisMonth ? thisMonth : turnedTo
  const byDay = new Map(departures.map((departure) => [departure.date, departure]))
  const seats = seatsFor(party)
  const describe = (day: Day) => describeDay({ day, today, season, availability: byDay.get(day), seats })
  const isFull = departures.some(
    ({ date }) => monthOf(date) === month && ['full', 'too_few'].includes(describe(date).kind),
  )

  return (
    <div>
      <ErrorBox message={status === 'failed' ? 'Failed to load availability' : null}>
        <button
          className="mt-1 min-h-11 cursor-pointer font-medium text-ink underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-aurora-deep"
          onClick={onRetry}
          type="button"
        >
          Try again
        </button>
      </ErrorBox>
      <MonthNavigator
        canGoBack={month > thisMonth}
        month={month}
        onTurn={(by) => setTurnedTo(addMonths(month, by))}
      />
      {status === 'loading' ? (
        <CalendarPlaceholder />
      ) : (
        <CalendarGrid
          adultCentsOn={(day) => byDay.get(day)?.prices?.adultCents ?? adultCents}
          describe={describe}
          month={month}
          onSelect={onSelect}
          onTurnTo={setTurnedTo}
          selected={selected}
          today={today}
        />
      )}
      {isFull && (
        <div className="mt-4">
          <ActionButton look="quiet" onPress={() => onWait(month)}>
            Tell me when a place is free
          </ActionButton>
          <p className="mt-3 text-sm">
            <PageLink className="inline-block py-2 underline underline-offset-4" href="/your-stay">
              Or see all tours on the days of your stay
            </PageLink>
          </p>
        </div>
      )}
    </div>
  )
}
