import { type BookingFields, EMPTY_BOOKING_FIELDS } from '@/lib/browser/booking-fields'
import { isOwnChoiceUrl, replaceUrlAsOwnChoice } from '@/lib/browser/own-choice-url'
import { isCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'
import { findBookingFields, isFormBooked } from '@/lib/browser/session'
import { type Day, helsinkiDay, isDay } from '@/lib/calendar/day'

type Wanted = Pick<BookingFields, 'preferredDate' | 'adults' | 'children' | 'isPartyChosen'>

const COUNT = /^\d{1,2}$/

/** How many years ahead a date in the URL may be. Dates further ahead are never on sale. */
const MAX_YEARS_AHEAD = 3

/**
 * Return the panel's initial fields: from the URL, or else as remembered in this tab. For a choice made in this tab,
 * the memory is more complete than the URL and takes precedence. Rule: panel-address (docs/rules.md)
 */
export function initialPanelFields(tourId: number): BookingFields {
  const isReturn = isOwnChoiceUrl() || isCheckoutHistoryEntry()
  const wanted = parseWanted(new URL(window.location.href))
  const kept = findBookingFields(tourId, !isReturn && wanted.preferredDate !== undefined)
  const isKnown = isReturn && (kept !== null || isFormBooked(tourId))
  return { ...EMPTY_BOOKING_FIELDS, ...kept, ...(!isKnown && wanted) }
}

/** Return the date in the URL if it is in the past or years ahead. The panel shows a note instead of selecting it. */
export function findUnavailableDayInUrl(): Day | null {
  const date = new URL(window.location.href).searchParams.get('date') ?? ''
  return isDay(date) && !isWithinReach(date, helsinkiDay(new Date())) ? date : null
}

function parseWanted({ searchParams }: URL): Partial<Wanted> {
  const date = searchParams.get('date') ?? ''
  const [adults, children] = [searchParams.get('adults') ?? '', searchParams.get('children') ?? '']
  return {
    ...(isDay(date) && isWithinReach(date, helsinkiDay(new Date())) && { preferredDate: date }),
    ...(COUNT.test(adults) && Number(adults) > 0 && { adults: Number(adults), isPartyChosen: true }),
    ...(COUNT.test(children) && { children: Number(children) }),
  }
}

function isWithinReach(date: Day, today: Day): boolean {
  const last = `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`
  return date >= today && date <= last
}

/** Remove the date and party from the URL once they have been booked. */
export function clearPanelUrl(): void {
  const address = new URL(window.location.href)
  for (const name of ['date', 'adults', 'children']) address.searchParams.delete(name)
  window.history.replaceState(null, '', address.pathname + address.search + address.hash)
}

/**
 * Put the date and party into the URL, so that it can be shared or revisited. Without a date, remove both. A party that
 * the guest has not chosen is left out.
 */
export function updatePanelUrl({ preferredDate, adults, children, isPartyChosen }: Wanted): void {
  const address = new URL(window.location.href)
  const party = isPartyChosen && preferredDate ? { adults, children } : { adults: null, children: null }
  for (const [name, value] of Object.entries({ date: preferredDate, ...party })) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, String(value))
  }
  replaceUrlAsOwnChoice(address)
}
