import 'server-only'
import { addDays, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'
import { type NewBookingDates } from '@/lib/contract/office-lists'
import { officeDeparturePath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { formatDay, formatMonth } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'

/** Load the dates for a new booking: those of one tour and month that have not begun. Closed ones are listed, too. */
export async function loadNewBooking(
  { tourId, month }: { readonly tourId?: number | undefined; readonly month?: Month | undefined },
  now: Date,
): Promise<NewBookingDates> {
  const today = helsinkiDay(now)
  const shown = month ?? toMonth(today)
  const first = `${shown}-01` < today ? today : `${shown}-01`
  const last = addDays(`${addMonths(shown, 1)}-01`, -1)
  const departures =
    tourId === undefined ? [] : await listSeasonDepartures(database(), { tourId, first, last }, now)
  const rows = departures
    .filter(({ isCancelled, startsAt }) => !isCancelled && startsAt > now)
    .map((departure) => ({
      key: String(departure.id),
      path: `${officeDeparturePath(departure)}/new-booking`,
      title: `${formatDay(departure.day)}, ${helsinkiTime(departure.startsAt)}`,
      lines: [
        `Adult ${formatEuros(departure.prices.adultCents)}, child ${formatEuros(departure.prices.childCents)}`,
      ],
      side: departure.isClosed ? 'closed' : `${Math.max(0, departure.seats - departure.seatsTaken)} free`,
    }))
  return {
    tours: await listTourNames(),
    tourId: tourId ?? null,
    month: shown,
    monthText: formatMonth(shown),
    nextMonth: addMonths(shown, 1),
    dates: { rows, nextQuery: null },
  }
}
