import { type BookingFields, EMPTY_FIELDS } from '@/lib/browser/booking-fields'
import { isOwnChoice, markOwnChoice } from '@/lib/browser/own-choice'
import { isPayingPlace } from '@/lib/browser/paying-place'
import { findBookingFields, isFormOver } from '@/lib/browser/session'
import { type Day, helsinkiDay, isDay } from '@/lib/calendar/day'

type Wanted = Pick<BookingFields, 'preferredDate' | 'adults' | 'children'>

const COUNT = /^\d{1,2}$/

/** Beyond them nothing is ever on sale. */
const MOST_YEARS_AHEAD = 3

/**
 * What the panel opens with: the address's wish, else what this tab remembers; but of a choice that was made in this tab,
 * the tab knows more than the address. Rule: panel-address (docs/rules.md)
 */
export function openingFields(tourId: number): BookingFields {
  const kept = findBookingFields(tourId)
  const isKnown = (isOwnChoice() || isPayingPlace()) && (kept !== null || isFormOver(tourId))
  return { ...EMPTY_FIELDS, ...kept, ...(!isKnown && wantedIn(new URL(window.location.href))) }
}

/** The day that the address asks for, where it is over or years ahead: that is told, and it is not chosen. */
export function dayWantedInVain(): Day | null {
  const date = new URL(window.location.href).searchParams.get('date') ?? ''
  return isDay(date) && !isWithinReach(date, helsinkiDay(new Date())) ? date : null
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

/** What the address asks for has been booked. */
export function clearPanelAddress(): void {
  const address = new URL(window.location.href)
  for (const name of ['date', 'adults', 'children']) address.searchParams.delete(name)
  window.history.replaceState(null, '', address.pathname + address.search + address.hash)
}

/** The date and its party stand in the address, to be shared and come back to; without a date nothing of them does. */
export function keepPanelAddress({ preferredDate, adults, children }: Wanted): void {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries({ date: preferredDate, adults, children })) {
    if (preferredDate) address.searchParams.set(name, String(value))
    else address.searchParams.delete(name)
  }
  markOwnChoice(address)
}
