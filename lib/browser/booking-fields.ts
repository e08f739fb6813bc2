import { DEFAULT_PARTY, type Party, seatsFor } from '@/lib/booking/party'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { isBlank } from '@/lib/contract/is-blank'

/** The booking form as the guest fills it in. */
export type BookingFields = Party & {
  /** Whether the guest, or the link that led here, has said how many people are coming. */
  readonly isPartyChosen: boolean
  readonly preferredDate: Day | null
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly specialRequests: string
}

export const EMPTY_BOOKING_FIELDS: BookingFields = {
  ...DEFAULT_PARTY,
  isPartyChosen: false,
  preferredDate: null,
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
}

export const DATE_MISSING_MESSAGE = 'Please select a date'
export const FIELDS_MISSING_MESSAGE = 'Please fill in all required fields'
export const DATE_NOT_FOUND_MESSAGE = 'Selected date not found'

/** The fields an error can be shown at. Errors about the party are shown at the date. */
export type InvalidField = 'preferredDate' | 'fullName' | 'email' | 'phone' | 'specialRequests'

export type BookingFieldsCheck =
  | { readonly kind: 'complete'; readonly day: Day; readonly departure: DateAvailability }
  | { readonly kind: 'refused'; readonly message: string; readonly field: InvalidField }

/**
 * Check whether the form can be sent, and if not, return the first error, in the order given in docs/rules.md.
 *
 * Rule: booking-form (docs/rules.md)
 */
export function checkBookingFields(
  fields: BookingFields,
  departures: readonly DateAvailability[],
): BookingFieldsCheck {
  const day = fields.preferredDate
  if (!day) return { kind: 'refused', message: DATE_MISSING_MESSAGE, field: 'preferredDate' }
  if (isBlank(fields.fullName)) return { kind: 'refused', message: FIELDS_MISSING_MESSAGE, field: 'fullName' }
  if (isBlank(fields.email)) return { kind: 'refused', message: FIELDS_MISSING_MESSAGE, field: 'email' }
  const departure = departures.find(({ date }) => date === day)
  if (!departure) return { kind: 'refused', message: DATE_NOT_FOUND_MESSAGE, field: 'preferredDate' }
  if (seatsFor(fields) > departure.remainingSlots) {
    return { kind: 'refused', message: seatsLeftMessage(departure.remainingSlots), field: 'preferredDate' }
  }
  return { kind: 'complete', day, departure }
}

export function seatsLeftMessage(count: number): string {
  return `Only ${count} slots available for this date`
}
