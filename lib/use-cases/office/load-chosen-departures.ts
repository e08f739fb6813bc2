import 'server-only'
import { helsinkiTime } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { type DepartureFilter, listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

type ChosenDepartures = {
  /** One row for each departure: when and which, then its seats, price and state. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly count: number
}

/** Load the departures that somebody ticked in the calendar. */
export async function loadChosenDepartures(dates: DepartureFilter, now: Date): Promise<ChosenDepartures> {
  const departures = await listSeasonDepartures(database(), dates, now)
  return { facts: await Promise.all(departures.map(toRow)), count: departures.length }
}

async function toRow(departure: SeasonDeparture) {
  const { name } = await loadBookedTour(database(), departure, 'en')
  const { day, startsAt, seats, seatsTaken, prices, isCancelled, isClosed } = departure
  const state = isCancelled ? ', cancelled' : isClosed ? ', closed' : ''
  return [
    `${formatDay(day)}, ${helsinkiTime(startsAt)}, ${name}`,
    `${seatsTaken} of ${plural(seats, 'seat')} taken, adult ${formatEuros(prices.adultCents)}${state}`,
  ] as const
}
