import { DEFAULT_PARTY, type Party, seatsFor } from '@/lib/booking/party'
import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'
import { isBlank } from '@/lib/contract/is-blank'
import { type Say } from '@/lib/words/say'

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

/** The fields an error can be shown at. Errors about the party are shown at the date. */
export type InvalidField = 'preferredDate' | 'fullName' | 'email' | 'phone' | 'specialRequests'

/** Why the form cannot be sent. */
export type FieldsRefusal = 'date_missing' | 'fields_missing' | 'date_not_found' | 'not_enough_slots'

export type BookingFieldsCheck =
  | { readonly kind: 'complete'; readonly day: Day; readonly departure: DateAvailability }
  | {
      readonly kind: 'refused'
      readonly reason: FieldsRefusal
      readonly message: string
      readonly field: InvalidField
    }

/**
 * Check whether the form can be sent, and if not, return the first error, in the order given in docs/rules.md.
 *
 * Rule: booking-form (docs/rules.md)
 */
export function checkBookingFields(
  say: Say<'booking'>,
  fields: BookingFields,
  departures: readonly DateAvailability[],
): BookingFieldsCheck {
  const day = fields.preferredDate
  if (!day) return refuse('date_missing', say('dateMissing'), 'preferredDate')
  if (isBlank(fields.fullName)) return refuse('fields_missing', say('fieldsMissing'), 'fullName')
  if (isBlank(fields.email)) return refuse('fields_missing', say('fieldsMissing'), 'email')
  const departure = departures.find(({ date }) => date === day)
  if (!departure) return refuse('date_not_found', say('dateNotFound'), 'preferredDate')
  if (seatsFor(fields) > departure.remainingSlots) {
    const message = say('seatsLeft', { seats: departure.remainingSlots })
    return refuse('not_enough_slots', message, 'preferredDate')
  }
  return { kind: 'complete', day, departure }
}

function refuse(reason: FieldsRefusal, message: string, field: InvalidField): BookingFieldsCheck {
  return { kind: 'refused', reason, message, field }
}
