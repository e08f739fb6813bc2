import { monthOfQuery } from '@/app/office/month-of-query'
import { readOfficeNotice } from '@/app/office/office-notice'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { CalendarPage } from '@/components/office/calendar-page'
import { MAX_DEPARTURES } from '@/lib/contract/office-pages'
import { now } from '@/lib/db/clock'
import { loadCalendar } from '@/lib/use-cases/office/load-calendar'

export const metadata = privateMetadata(
  'Calendar',
  'A month of all tours: seats, prices and what is on sale.',
)

/** What was wrong with the dates that were ticked, as the redirect of their form says in `?ticked=`. */
const TICKED_PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ['none', 'No dates are ticked. Please tick those to change, then press the button again.'],
  [
    'many',
    `At most ${MAX_DEPARTURES} dates can be changed at once. Please tick fewer, such as those of one tour.`,
  ],
])

export default withOfficePage(
  '/office/calendar',
  async ({ searchParams }: PageProps<'/office/calendar'>, signed) => {
    const query = await searchParams
    const { month, tour } = monthOfQuery.parse(query)
    const calendar = await loadCalendar({ month, tourId: tour }, now())
    const done = await readOfficeNotice(signed, query)
    return (
      <CalendarPage
        calendar={calendar}
        done={done}
        isAllTicked={query.all !== undefined}
        problem={TICKED_PROBLEMS.get(query.ticked) ?? null}
      />
    )
  },
)
