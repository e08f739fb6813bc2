import 'server-only'
import { type GuideListRow, listPartiesForGuide, NO_PICK_UP_TEXT } from '@/lib/booking/days/guide-list'
import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { officeBookingPath, officeDeparturePath } from '@/lib/contract/office-pages'
import { type TodayDeparture } from '@/lib/contract/office-today'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { database } from '@/lib/db/client'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { plural } from '@/lib/language/pluralize'
import { hideErasedGuests } from '@/lib/use-cases/departures/hide-erased-guests'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'
import { words } from '@/lib/words/words'

/** List a day's departures with guests, and those that are cancelled, in the order of their starts. */
export async function listTodayDepartures(day: Day, now: Date): Promise<readonly TodayDeparture[]> {
  const days = { first: day, last: day }
  const [departures, known] = await Promise.all([
    listSeasonDepartures(database(), days, now),
    listBookingsWithMoney(database(), { days }, now),
  ])
  const bookings = await hideErasedGuests(database(), known)
  return Promise.all(
    departures
      .filter(({ seatsTaken, isCancelled }) => seatsTaken > 0 || isCancelled)
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      .map((departure) =>
        toDeparture(
          departure,
          bookings.filter(({ tourId }) => tourId === departure.tourId),
        ),
      ),
  )
}

async function toDeparture(
  departure: SeasonDeparture,
  bookings: readonly BookingListing[],
): Promise<TodayDeparture> {
  const { startsAt, seats, seatsTaken, forUndo, waiting, guideName, isCancelled } = departure
  return {
    path: officeDeparturePath(departure),
    tour: (await loadBookedTour(database(), departure, 'en')).name,
    start: helsinkiTime(startsAt),
    seats: `${seatsTaken} of ${plural(seats, 'seat')} taken${takenForUndoText(forUndo)}${waiting > 0 ? `, ${plural(waiting, 'party', 'parties')} waiting` : ''}`,
    guide: guideName ?? 'No guide named yet',
    isCancelled,
    parties: isCancelled ? [] : listPartiesForGuide(bookings).map(toParty),
  }
}

function toParty({ booking, stop, pickUp }: GuideListRow<BookingListing>): TodayDeparture['parties'][number] {
  const size = partySizeText(words('party', 'en'), booking)
  return {
    path: officeBookingPath(booking),
    name: displayGuestName(booking.customerName),
    text: `${size}; ${pickUp === null ? NO_PICK_UP_TEXT : `${stop}. ${pickUp}`}`,
  }
}
