import { centsToEuros } from '@/lib/booking/money/money'
import { type ListColumn } from '@/lib/commands/print-list'
import { type BookingListing } from '@/lib/db/bookings/listed-bookings'
import { formatEuros } from '@/lib/language/money'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

const LIVE = ['hold', 'awaiting_payment', 'confirmed']

/** The columns of a list of bookings; `booking show` prints these and more. */
export const bookingColumns: readonly ListColumn<BookingListing>[] = [
  { key: 'reference', value: ({ reference }) => reference },
  {
    key: 'state',
    value: ({ shownState }) => shownState,
    text: ({ shownState }) => shownState.replace('_', ' '),
  },
  { key: 'tour', value: ({ tourId }) => tourId },
  { key: 'day', value: ({ day }) => day },
  { key: 'start', value: ({ startsAt }) => startsAt, text: null },
  { key: 'adults', value: ({ adults }) => adults },
  { key: 'children', value: ({ children }) => children },
  { key: 'seats', value: ({ seats }) => seats, text: null },
  { key: 'seatsHeld', value: ({ seatsHeld }) => seatsHeld, text: null },
  euros('total', ({ totalCents }) => totalCents),
  euros('paid', ({ paidCents }) => paidCents),
  euros('returned', ({ returnedCents }) => returnedCents),
  euros('due', balanceDueCents),
  // Refunds decided but not made yet. The table leaves them out, having no space to explain them; see `today` and
  // `booking show`.
  { key: 'toReturn', value: ({ refundDueCents }) => centsToEuros(refundDueCents), text: null },
  { key: 'method', value: ({ paymentMethod }) => paymentMethod, text: null },
  {
    key: 'name',
    value: ({ customerName }) => customerName,
    text: ({ customerName }) => displayGuestName(customerName),
  },
  { key: 'phone', value: ({ customerPhone }) => customerPhone },
  { key: 'email', head: 'E-mail', value: ({ customerEmail }) => customerEmail },
  { key: 'bookedAt', value: ({ createdAt }) => createdAt, text: null },
  { key: 'language', value: ({ language }) => language },
]

/** The balance due, including the price of a change that awaits payment; 0 for an expired or ended booking. */
function balanceDueCents({ state, dueCents, changeCents }: BookingListing): number {
  return LIVE.includes(state) ? Math.max(0, dueCents + changeCents) : 0
}

function euros(key: string, centsOf: (row: BookingListing) => number): ListColumn<BookingListing> {
  return { key, value: (row) => centsToEuros(centsOf(row)), text: (row) => formatEuros(centsOf(row)) }
}
