import { type NextDatesResponse } from '@/lib/contract/next-dates'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { answer } from '@/lib/http/respond'
import { findNextDates } from '@/lib/use-cases/departures/find-next-dates'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listNextDates })

/** List the next date of each tour, for the lines that say why a guest could come soon. */
async function listNextDates(): Promise<Response> {
  const dates = await findNextDates(now())
  return answer({
    dates: dates.map(({ tourId, day, seatsFree, light }) => ({
      tourId,
      date: day,
      availableSpots: seatsFree,
      light,
    })),
  } satisfies NextDatesResponse)
}
