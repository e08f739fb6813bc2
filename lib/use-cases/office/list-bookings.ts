import 'server-only'
import { helsinkiTime } from '@/lib/calendar/day'
import { bookingFilterInput } from '@/lib/contract/booking-filter'
import { type BookingListPage, type BookingRow } from '@/lib/contract/office-lists'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { type BookingListing, listBookingsPage } from '@/lib/db/bookings/listed-bookings'
import { database } from '@/lib/db/client'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { fieldErrorText } from '@/lib/words/field-error-text'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

const LIMIT = 50

/**
 * List bookings as the fields of the office's filter say, newest first.
 *
 * @param typed  the page's query; a field at fault is named in `faults`, and then nothing is listed
 */
export async function listOfficeBookings(
  typed: Readonly<Record<string, string>>,
  now: Date,
): Promise<BookingListPage> {
  const { after, ...fields } = typed
  const filter = bookingFilterInput(now).safeParse(fields)
  if (!filter.success) {
    const faults = filter.error.issues.map((issue) => [String(issue.path[0]), fieldErrorText(issue, 'en')])
    return { rows: [], nextQuery: null, faults: Object.fromEntries(faults) }
  }
  const { rows, next } = await listBookingsPage(database(), filter.data, { limit: LIMIT, after }, now)
  return {
    rows: await Promise.all(rows.map(toRow)),
    nextQuery: next && new URLSearchParams({ ...fields, after: next }).toString(),
    faults: {},
  }
}

async function toRow(booking: BookingListing): Promise<BookingRow> {
  const { name } = await loadBookedTour(database(), booking, 'en')
  const { reference, customerName, seats, day, startsAt, shownState, totalCents } = booking
  return {
    path: officeBookingPath(booking),
    reference,
    name: displayGuestName(customerName),
    what: `${plural(seats, 'guest')}, ${name}`,
    when: `${formatDay(day)}, ${helsinkiTime(startsAt)}`,
    state: shownState.replace('_', ' '),
    total: formatEuros(totalCents),
    open: openText(booking),
  }
}

const LIVE = ['hold', 'awaiting_payment', 'confirmed']

function openText({ state, dueCents, changeCents, refundDueCents }: BookingListing): string | null {
  if (refundDueCents > 0) return `${formatEuros(refundDueCents)} to return`
  const due = LIVE.includes(state) ? dueCents + changeCents : 0
  return due > 0 ? `${formatEuros(due)} to pay` : null
}
