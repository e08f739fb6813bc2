import 'server-only'
import { addDays, type Day, helsinkiDay, helsinkiTime, weekdayIndex } from '@/lib/calendar/day'
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

/**
 * Load a month of departures. The current week is shown whole, whichever month it begins or ends in, and without a month
 * that is the one that the week ends in: on the last day of a month, tomorrow is in view.
 */
export async function loadCalendar({ month, tourId }: Wanted, now: Date): Promise<OfficeCalendar> {
  const today = helsinkiDay(now)
  const week = weekOf(today)
  const shown = month ?? toMonth(week[6] ?? today)
  const weeks = weeksOf(shown).map((days) =>
    days.some((day) => day !== null && week.includes(day)) ? week : days,
  )
  const days = weeks.flat().filter((day) => day !== null)
  const [first = today, last = today] = [days[0], days.at(-1)]
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
  return {
    monthText: formatMonth(shown),
    month: shown,
    previous: addMonths(shown, -1),
    next: addMonths(shown, 1),
    // In the current month, weeks that are over are left out.
    weeks: weeks
      .filter((days) => shown !== toMonth(today) || days.some((day) => day !== null && day >= today))
      .map((days) => days.map((day) => (day === null ? null : toDay(day)))),
    tours,
    tourId: tourId ?? null,
  }
}

function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -weekdayIndex(day))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The grid has a fifth row for a month of exactly four weeks, without a day. */
function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const cells = monthGrid(month)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter(
    (week) => week.some((day) => day !== null),
  )
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
