import 'server-only'
import { type Tour } from '@/lib/booking/tour'
import { addDays, type Day, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { currentOrNextSeason, type SeasonDates, nextSeason } from '@/lib/calendar/season'
import { database, inTransaction } from '@/lib/db/client'
import { type NewDeparture, publishDepartures, type PublishCounts } from '@/lib/db/departures/save-departures'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { saveTour } from '@/lib/db/departures/tours'
import { tours } from '@/content/tours/all-tours'

/** What opening a season would do to each of its days, from today on. */
export type SeasonPlan = {
  readonly added: readonly Day[]
  /** Days without guests, whose times are set to those in content. */
  readonly moved: readonly Day[]
  /** Days with guests, which keep the times that were booked. */
  readonly keptForGuests: readonly Day[]
  /** Days whose number of seats differs from that in content; they keep their own. */
  readonly otherSeats: readonly Day[]
}

/** The tour's season that begins in a given year. */
export function seasonStartingIn(year: number, { season }: Tour): SeasonDates {
  return currentOrNextSeason(`${year}-${season.start}`, season)
}

/** Work out what `openSeason` would do, without changing anything. */
export async function planSeason(tour: Tour, season: SeasonDates, now: Date): Promise<SeasonPlan> {
  const wanted = departuresOf(tour, season, now)
  const rows = await listSeasonDepartures(
    database(),
    { tourId: tour.id, first: season.start, last: season.end },
    now,
  )
  const known = new Map(rows.map((row) => [row.day, row]))
  const daysWhere = (isSo: (day: NewDeparture, row: (typeof rows)[number]) => boolean) =>
    wanted.flatMap((one) => {
      const row = known.get(one.day)
      return row && isSo(one, row) ? [one.day] : []
    })
  const hasOtherTimes = (one: NewDeparture, row: (typeof rows)[number]) =>
    !row.isCancelled &&
    (one.startsAt.getTime() !== row.startsAt.getTime() || one.closesAt.getTime() !== row.closesAt.getTime())
  return {
    added: wanted.filter(({ day }) => !known.has(day)).map(({ day }) => day),
    moved: daysWhere((one, row) => hasOtherTimes(one, row) && row.seatsTaken === 0),
    keptForGuests: daysWhere((one, row) => hasOtherTimes(one, row) && row.seatsTaken > 0),
    otherSeats: daysWhere((one, row) => one.seats !== row.seats),
  }
}

/**
 * Publish a tour's prices and times from content/tours, and put every day of a season on sale. Safe to run again:
 * departures keep their number of seats, and those with guests keep their times.
 */
export async function openSeason(tour: Tour, season: SeasonDates, now: Date): Promise<PublishCounts> {
  await inTransaction((db) => saveTour(db, tour))
  return publishDepartures(database(), departuresOf(tour, season, now))
}

function departuresOf(
  { id, seatsPerDeparture, times }: Tour,
  { start, end }: SeasonDates,
  now: Date,
): readonly NewDeparture[] {
  const today = helsinkiDay(now)
  const departures: NewDeparture[] = []
  for (let day = start < today ? today : start; day <= end; day = addDays(day, 1))
    departures.push({
      tourId: id,
      day,
      seats: seatsPerDeparture,
      startsAt: helsinkiInstant(day, times.start),
      closesAt: helsinkiInstant(day, times.bookingCloses),
    })
  return departures
}

/** Open the current and the next season of every tour. Safe to run again. */
export async function openSeasons(now: Date): Promise<PublishCounts> {
  const sum = { added: 0, moved: 0, keptForGuests: 0 }
  for (const tour of tours) {
    const running = currentOrNextSeason(helsinkiDay(now), tour.season)
    for (const season of [running, nextSeason(running, tour.season)]) {
      const { added, moved, keptForGuests } = await openSeason(tour, season, now)
      sum.added += added
      sum.moved += moved
      sum.keptForGuests += keptForGuests
    }
  }
  return sum
}
