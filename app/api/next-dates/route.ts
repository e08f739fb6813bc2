import { nextDatesQuery, type NextDatesResponse } from '@/lib/contract/next-dates'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { answer } from '@/lib/http/respond'
import { readQuery } from '@/lib/http/read-query'
import { formatWeekdayAndDay } from '@/lib/language/dates'
import { findNextDates } from '@/lib/use-cases/departures/find-next-dates'
import { words } from '@/lib/words/words'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listNextDates })

/** List the next date of each tour as ready-made text, because the home page has no script to spare for formatting. */
async function listNextDates(request: Request): Promise<Response> {
  const { locale } = readQuery(request, nextDatesQuery)
  const say = words('nextDates', locale)
  const dates = await findNextDates(now(), locale)
  return answer({
    dates: dates.map(({ tourId, day, seatsFree, light }) => ({
      tourId,
      date: day,
      day: formatWeekdayAndDay(day, locale),
      rest: [say('placesLeft', { count: seatsFree }), light && say('light', { light })]
        .filter(Boolean)
        .join(' '),
    })),
  } satisfies NextDatesResponse)
}
