import 'server-only'
import { helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { displayEmail } from '@/lib/contract/display-email'
import { type RecordList } from '@/lib/contract/office-lists'
import { officeDeparturePath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { listWaitingLine } from '@/lib/db/waiting/waiting-list'
import { formatDay } from '@/lib/language/dates'
import { languageName } from '@/lib/language/language-names'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** The dates that somebody is waiting for, in order, each with its line. */
export async function listOfficeWaiting(now: Date): Promise<RecordList> {
  const departures = await listSeasonDepartures(database(), { first: helsinkiDay(now) }, now)
  const awaited = departures.filter(({ waiting, isCancelled }) => waiting > 0 && !isCancelled)
  return { rows: await Promise.all(awaited.map((departure) => toRow(departure, now))), nextQuery: null }
}

async function toRow(departure: SeasonDeparture, now: Date) {
  const { id, day, startsAt, seats, seatsTaken, isClosed } = departure
  const { name } = await loadBookedTour(database(), departure, 'en')
  const line = await listWaitingLine(database(), id, now)
  const free = Math.max(0, seats - seatsTaken)
  return {
    key: String(id),
    path: officeDeparturePath(departure),
    title: `${name}, ${formatDay(day)}, ${helsinkiTime(startsAt)}`,
    lines: line.map(
      (party, index) =>
        `${index + 1}. ${displayGuestName(party.name)}, ${plural(party.seats, 'guest')}, ${displayEmail(party.email)}, reads ${languageName(party.language, 'en')}`,
    ),
    side: isClosed ? 'closed' : `${free} free`,
  }
}
