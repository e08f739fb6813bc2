import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { type Tour } from '@/lib/booking/tour'
import { addDays, type Day, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { nextSeason, seasonFrom, type SeasonDates } from '@/lib/calendar/season'
import { database, inTransaction } from '@/lib/db/client'
import { addDepartures, type NewDeparture } from '@/lib/db/departures'
import { saveTour } from '@/lib/db/tours'

/**
 * Publish prices from content/tours, and put every day of the running and the next season on sale. Safe to run again:
 * departures that are there stay as they are.
 *
 * @returns  how many departures are new
 */
export async function openSeasons(now: Date): Promise<number> {
  const today = helsinkiDay(now)
  let added = 0
  for (const tour of tours) {
    await inTransaction((db) => saveTour(db, tour))
    const running = seasonFrom(today, tour.season)
    const days = [running, nextSeason(running, tour.season)].flatMap(daysOf).filter((day) => day >= today)
    added += await addDepartures(
      database(),
      days.map((day) => departureOn(day, tour)),
    )
  }
  return added
}

function departureOn(day: Day, { id, seatsPerDeparture, times }: Tour): NewDeparture {
  return {
    tourId: id,
    day,
    seats: seatsPerDeparture,
    startsAt: helsinkiInstant(day, times.start),
    closesAt: helsinkiInstant(day, times.bookingCloses),
  }
}

function daysOf({ start, end }: SeasonDates): readonly Day[] {
  const days: Day[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}
