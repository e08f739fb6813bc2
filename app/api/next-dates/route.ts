import { type NextDatesResponse } from '@/lib/contract/next-dates'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { answer } from '@/lib/http/respond'
import { formatDayOfYear, formatWeekday } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { findNextDates } from '@/lib/use-cases/departures/find-next-dates'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listNextDates })

/** List the next date of each tour as ready-made text, because the home page has no script to spare for formatting. */
async function listNextDates(): Promise<Response> {
  const dates = await findNextDates(now())
  return answer({
    dates: dates.map(({ tourId, day, seatsFree, light }) => ({
      tourId,
      date: day,
      day: `${formatWeekday(day)} ${formatDayOfYear(day)}`,
      rest: `, ${plural(seatsFree, 'place')}.${light ? ` ${light}.` : ''}`,
    })),
  } satisfies NextDatesResponse)
}
