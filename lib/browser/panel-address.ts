import { type BookingFields, EMPTY_FIELDS } from '@/lib/browser/booking-fields'
import { findBookingFields } from '@/lib/browser/session'
import { type Day, helsinkiDay, isDay } from '@/lib/calendar/day'

type Wanted = Pick<BookingFields, 'preferredDate' | 'adults' | 'children'>

const COUNT = /^\d{1,2}$/

/** Beyond them nothing is ever on sale. */
const MOST_YEARS_AHEAD = 3

/** What the panel opens with: the address's wish, else what this tab remembers. Rule: panel-address (docs/rules.md) */
export function openingFields(tourId: number): BookingFields {
  return { ...EMPTY_FIELDS, ...findBookingFields(tourId), ...wantedIn(new URL(window.location.href)) }
}

function wantedIn({ searchParams }: URL): Partial<Wanted> {
  const date = searchParams.get('date') ?? ''
  const [adults, children] = [searchParams.get('adults') ?? '', searchParams.get('children') ?? '']
  return {
    ...(isDay(date) && isWithinReach(date, helsinkiDay(new Date())) && { preferredDate: date }),
    ...(COUNT.test(adults) && Number(adults) > 0 && { adults: Number(adults) }),
    ...(COUNT.test(children) && { children: Number(children) }),
  }
}

function isWithinReach(date: Day, today: Day): boolean {
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`
  return date >= today && date <= last
}

/** From the guest's first own choice on: a reload must not bring the address's wish back. */
export function forgetPanelAddress(): void {
  const address = new URL(window.location.href)
  for (const name of ['date', 'adults', 'children']) address.searchParams.delete(name)
  if (address.href !== window.location.href)
    window.history.replaceState(null, '', address.pathname + address.search + address.hash)
}
