import 'server-only'
import { type GuideListRow, listPartiesForGuide } from '@/lib/booking/days/guide-list'
import { type Day } from '@/lib/calendar/day'
import { countOpenChoices } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { hideErasedGuests } from '@/lib/use-cases/departures/hide-erased-guests'

export type DepartureOnDay = {
  readonly departure: SeasonDeparture
  readonly rows: readonly GuideListRow<BookingListing>[]
  /** Number of parties that have a choice to make. */
  readonly choosing: number
}

export async function listDeparturesOnDay(db: Db, day: Day, now: Date): Promise<readonly DepartureOnDay[]> {
  const days = { first: day, last: day }
  const departures = await listSeasonDepartures(db, days, now)
  const bookings = await hideErasedGuests(db, await listBookingsWithMoney(db, { days }, now))
  const choosing = await countOpenChoices(
    db,
    departures.map(({ id }) => id),
  )
  return departures
    .map((departure) => ({
      departure,
      rows: listPartiesForGuide(bookings.filter(({ tourId }) => tourId === departure.tourId)),
      choosing: choosing.get(departure.id) ?? 0,
    }))
    .toSorted((one, other) => one.departure.startsAt.getTime() - other.departure.startsAt.getTime())
}
