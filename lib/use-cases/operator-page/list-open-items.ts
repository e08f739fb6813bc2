import 'server-only'
import { sortByUrgency } from '@/lib/booking/days/open-item-order'
import { type OpenItem } from '@/lib/contract/open-item'
import { listPartyNames } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { dateToDay } from '@/lib/db/sql/date-column'
import { listErasedBookings } from '@/lib/db/history/history'
import { formatDay } from '@/lib/language/dates'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import {
  listChoiceItems,
  listEmailItems,
  listEnquiryItems,
  listLightsItems,
  listNotReachedItems,
  listReviewItems,
} from '@/lib/use-cases/operator-page/steps/guest-items'
import {
  listCryptoItems,
  listPaymentLinkItems,
  listPaymentProblemItems,
} from '@/lib/use-cases/operator-page/steps/money-items'
import { listUpkeepItems } from '@/lib/use-cases/operator-page/steps/upkeep-items'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** List what needs attention now, the most urgent first. Rule: open-items (docs/rules.md) */
export async function listOpenItems(now: Date): Promise<readonly OpenItem[]> {
  const lists = await Promise.all([
    listPaymentProblemItems(),
    listNotReachedItems(now),
    listCryptoItems(now),
    listEmailItems(now),
    listChoiceItems(),
    listLightsItems(now),
    listPaymentLinkItems(now),
    listEnquiryItems(),
    listReviewItems(),
    listUpkeepItems(now),
  ])
  return sortByUrgency(await nameGuests(lists.flat()))
}

/** Name the guest, the tour and the day of items that are about a booking. */
async function nameGuests(items: readonly OpenItem[]): Promise<readonly OpenItem[]> {
  const ids = [...new Set(items.flatMap(({ bookingId }) => bookingId ?? []))]
  const erased = await listErasedBookings(database(), ids)
  const named = (await listPartyNames(database(), ids)).map(async ({ id, customerName, departure }) => {
    const { name } = await loadBookedTour(database(), departure, 'en')
    const guest = displayGuestName(erased.has(id) ? '' : customerName)
    return [id, `${guest}: ${name}, ${formatDay(dateToDay(departure.day))}`] as const
  })
  const guests = new Map(await Promise.all(named))
  return items.map((item) => ({ ...item, guest: guests.get(item.bookingId ?? '') }))
}
