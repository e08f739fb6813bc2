import 'server-only'
import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { addMonths, type Month, monthGrid, toMonth } from '@/lib/calendar/month'
import { type CalendarCell, type CalendarDay, type OfficeCalendar } from '@/lib/contract/office-lists'
import { officeDeparturePath } from '@/lib/contract/office-pages'
import { countOpenChoices } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { formatMonth, formatWeekday } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { listTourNames } from '@/lib/use-cases/office/list-tour-names'

type Wanted = {
  /** The current month if it is left out. */
  readonly month?: Month | undefined
  /** One tour; all of them if it is left out. */
  readonly tourId?: number | undefined
}

/** Load a month of departures. */
export async function loadCalendar({ month, tourId }: Wanted, now: Date): Promise<OfficeCalendar> {
  const today = helsinkiDay(now)
  const shown = month ?? toMonth(today)
  const first = `${shown}-01`
  const last = addDays(`${addMonths(shown, 1)}-01`, -1)
  const [tours, departures] = await Promise.all([
    listTourNames(),
    listSeasonDepartures(database(), { tourId, first, last }, now),
  ])
  const choices = await countOpenChoices(
    database(),
    departures.map(({ id }) => id),
  )
  const names = new Map(tours.map(({ id, name }) => [id, name]))
  const toCell = (departure: SeasonDeparture): CalendarCell => ({
    path: officeDeparturePath(departure),
    id: departure.id,
    tour: names.get(departure.tourId) ?? `Tour ${departure.tourId}`,
    start: helsinkiTime(departure.startsAt),
    taken: departure.seatsTaken,
    seats: departure.seats,
    waiting: departure.waiting,
    adultPrice: formatEuros(departure.prices.adultCents),
    status: statusOf(departure, now),
    choices: choices.get(departure.id) ?? 0,
  })
  const toDay = (day: Day): CalendarDay => ({
    day,
    dayText: `${formatWeekday(day)} ${Number(day.slice(8))}`,
    isToday: day === today,
    cells: departures.filter((departure) => departure.day === day).map(toCell),
  })
  const cells = monthGrid(shown).map((day) => (day === null ? null : toDay(day)))
  return {
    monthText: formatMonth(shown),
    month: shown,
    previous: addMonths(shown, -1),
    next: addMonths(shown, 1),
    // In the current month, weeks that are over are left out.
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter(
      (week) => shown !== toMonth(today) || week.some((day) => day !== null && day.day >= today),
    ),
    tours,
    tourId: tourId ?? null,
  }
}

function statusOf(
  { isCancelled, isClosed, closesAt, seats, seatsTaken }: SeasonDeparture,
  now: Date,
): CalendarCell['status'] {
  if (isCancelled) return 'cancelled'
  if (closesAt <= now) return 'over'
  if (isClosed) return 'closed'
  return seatsTaken >= seats ? 'full' : 'on sale'
}
