import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { type Tour } from '@/lib/booking/tour'
import { addDays, type Day, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { nextSeason, seasonFrom, type SeasonDates } from '@/lib/calendar/season'
import { database, inTransaction } from '@/lib/db/client'
import { type NewDeparture, publishDepartures, type Published } from '@/lib/db/departures'
import { saveTour } from '@/lib/db/tours'

/**
 * Publish prices and times from content/tours, and put every day of the running and the next season on sale. Safe to
 * run again: a departure keeps its seats, and its times once it has guests.
 */
export async function openSeasons(now: Date): Promise<Published> {
  const today = helsinkiDay(now)
  const sum = { added: 0, moved: 0, keptForGuests: 0 }
  for (const tour of tours) {
    await inTransaction((db) => saveTour(db, tour))
    const running = seasonFrom(today, tour.season)
    const days = [running, nextSeason(running, tour.season)].flatMap(daysOf).filter((day) => day >= today)
    const wanted = days.map((day) => departureOn(day, tour))
    const { added, moved, keptForGuests } = await publishDepartures(database(), wanted)
    sum.added += added
    sum.moved += moved
    sum.keptForGuests += keptForGuests
  }
  return sum
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
