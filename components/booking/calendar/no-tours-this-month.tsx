import { flushSync } from 'react-dom'

import { focusCalendar } from '@/components/booking/calendar/focus-calendar'
import { ActionButton } from '@/components/ui/action-button'
import { useLanguage, useWords } from '@/components/words/use-words'
import { addDays } from '@/lib/calendar/day'
import { addMonths, type Month } from '@/lib/calendar/month'
import { type Season, currentOrNextSeason } from '@/lib/calendar/season'
import { formatDate, formatMonth } from '@/lib/language/dates'

type NoToursThisMonthProps = {
  /**
   * Whether to show the note. If false, an empty live region is rendered: screen readers announce only text added to an
   * existing one.
   */
  readonly isClosed: boolean
  readonly month: Month
  readonly season: Season
  /** The next month with a date on sale; undefined if there is none. */
  readonly next: Month | undefined
  readonly onTurnTo: (month: Month) => void
}

/** A note that the tour does not run this month and when it runs again, with a button to go there. */
export function NoToursThisMonth({ isClosed, month, season, next, onTurnTo }: NoToursThisMonthProps) {
  const say = useWords('calendar')
  const language = useLanguage()
  const { start } = currentOrNextSeason(addDays(`${addMonths(month, 1)}-01`, -1), season)

  function turn(to: Month) {
    // The button disappears when the month changes, so the focus moves to the calendar.
    flushSync(() => onTurnTo(to))
    focusCalendar()
  }

  return (
    <>
      <p className="text-pretty not-empty:mt-4" role="status">
        {isClosed &&
          say('noDepartures', { month: formatMonth(month, language), start: formatDate(start, language) })}
      </p>
      {isClosed && next && (
        <p className="mt-3">
          <ActionButton look="quiet" onPress={() => turn(next)}>
            {say('goToMonth', { month: formatMonth(next, language) })}
          </ActionButton>
        </p>
      )}
    </>
  )
}
