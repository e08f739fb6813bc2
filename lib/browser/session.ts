import { asCount, jsonFields, asText } from '@/lib/browser/json-fields'
import { type BookingFields } from '@/lib/browser/booking-fields'
import { isDay } from '@/lib/calendar/day'

/* What this tab remembers. Blocked storage must not prevent a booking. Rule: session-bookings (docs/rules.md) */

export type PendingBooking = {
  readonly customer_name: string
  readonly customer_email: string
  readonly adults: number
  readonly children: number
  readonly total_price: number
  readonly tour_date: string
  readonly tour_name: string
  readonly phone: string
  readonly special_requests: string
}

export type PendingCryptoBooking = Omit<PendingBooking, 'phone'> & {
  readonly customer_phone?: string
  readonly crypto_type: string
}

/** A payment page that was opened and whose outcome is still unknown. */
export type OpenCheckout = { readonly sessionId: string; readonly key: string }

/** The content of a booking request and the idempotency key it was sent with. */
export type BookingAttempt = { readonly content: string; readonly key: string }

export type SessionKey =
  | 'pendingBooking'
  | 'payingBooking'
  | 'cryptoBooking'
  | 'cryptoReference'
  | 'openCheckout'
  | 'cardAttempt'
  | 'cryptoAttempt'
  | 'bookingForm'
  | 'madeBookings'
  | 'stay'
  | 'guest'

/** Used when storage is full or disabled. Lasts until the page is reloaded. */
const memory = new Map<SessionKey, string>()

export function saveToSession(key: SessionKey, value: object): void {
  const text = JSON.stringify(value)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

export function removeFromSession(...keys: readonly SessionKey[]): void {
  keys.forEach((key) => memory.delete(key))
  try {
    keys.forEach((key) => sessionStorage.removeItem(key))
  } catch {
    // Storage is disabled.
  }
}

export function findPendingBooking(): PendingBooking | null {
  return pendingBooking(readFromSession('pendingBooking'))
}

/** Keep a booking while its payment is being confirmed, in case the guest reloads the page or returns to it. */
export function saveBookingBeingPaid(booking: PendingBooking, sessionId: string): void {
  saveToSession('payingBooking', { ...booking, sessionId })
}

export function findBookingBeingPaid(sessionId: string): PendingBooking | null {
  const stored = readFromSession('payingBooking')
  return stored?.sessionId === sessionId ? pendingBooking(stored) : null
}

export function findCryptoBooking(): PendingCryptoBooking | null {
  const stored = readFromSession('cryptoBooking')
  if (!stored) return null
  const phone = asText(stored.customer_phone)
  return {
    ...commonFacts(stored),
    crypto_type: asText(stored.crypto_type),
    ...(phone && { customer_phone: phone }),
  }
}

export function findCryptoReference(): string {
  return asText(readFromSession('cryptoReference')?.reference)
}

export function findOpenCheckout(): OpenCheckout | null {
  const stored = readFromSession('openCheckout')
  const sessionId = asText(stored?.sessionId)
  return sessionId ? { sessionId, key: asText(stored?.key) } : null
}

export function findBookingAttempt(kind: 'cardAttempt' | 'cryptoAttempt'): BookingAttempt | null {
  const stored = readFromSession(kind)
  const key = asText(stored?.key)
  return key ? { key, content: asText(stored?.content) } : null
}

/**
 * Save the panel's fields, so that they survive a reload and appear on other tours' pages. Each tour has its own date.
 */
export function saveBookingFields(tourId: number, { preferredDate, ...shared }: BookingFields): void {
  const dates = jsonFields((readFromSession('bookingForm') ?? readFromSession('guest'))?.dates)
  saveToSession('bookingForm', { ...shared, tourId, dates: { ...dates, [tourId]: preferredDate } })
}

/**
 * Clear a booked tour's date, but keep the party, contact details and requests for the next booking. Rule: typed-survives
 * (docs/rules.md)
 */
export function clearBookingForm(): void {
  const form = readFromSession('bookingForm')
  if (!form) return
  const dates = { ...jsonFields(form.dates), [String(form.tourId)]: null }
  saveToSession('guest', { ...form, isPartyChosen: true, dates })
  removeFromSession('bookingForm')
}

/** Return the e-mail address that the guest last typed or booked with; empty if there is none. */
export function findGuestEmail(): string {
  return asText((readFromSession('bookingForm') ?? readFromSession('guest'))?.email)
}

/** Whether this tour was booked from this form and nothing has been typed since. */
export function isFormBooked(tourId: number): boolean {
  return readFromSession('guest')?.tourId === tourId && readFromSession('bookingForm') === null
}

/**
 * Return the fields as the guest left them, on this tour's page or another's.
 *
 * @param isNext  whether the guest followed a link for booking the same tour again on another date
 */
export function findBookingFields(tourId: number, isNext = false): BookingFields | null {
  const guest = readFromSession('guest')
  const stored = readFromSession('bookingForm') ?? (guest?.tourId === tourId && !isNext ? null : guest)
  if (!stored) return null
  const day = asText(jsonFields(stored.dates)[String(tourId)])
  return {
    preferredDate: isDay(day) ? day : null,
    adults: Math.max(1, asCount(stored.adults)),
    children: Math.max(0, asCount(stored.children)),
    isPartyChosen: stored.isPartyChosen === true,
    fullName: asText(stored.fullName),
    email: asText(stored.email),
    phone: asText(stored.phone),
    specialRequests: asText(stored.specialRequests),
  }
}

function pendingBooking(stored: Readonly<Record<string, unknown>> | null): PendingBooking | null {
  return stored && { ...commonFacts(stored), phone: asText(stored.phone) }
}

function commonFacts(stored: Readonly<Record<string, unknown>>) {
  return {
    customer_name: asText(stored.customer_name),
    customer_email: asText(stored.customer_email),
    adults: asCount(stored.adults),
    children: asCount(stored.children),
    total_price: asCount(stored.total_price),
    tour_date: asText(stored.tour_date),
    tour_name: asText(stored.tour_name),
    special_requests: asText(stored.special_requests),
  }
}

/** Read a stored value; null if it is missing or unreadable. */
export function readFromSession(key: SessionKey): Readonly<Record<string, unknown>> | null {
  try {
    const text = stored(key)
    return text === null ? null : jsonFields(JSON.parse(text))
  } catch {
    return null
  }
}

function stored(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
