import { z } from 'zod'
import { BOOKING_DISPLAY_STATES, type BookingDisplayState } from '@/lib/booking/booking'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { dayInput, dayRangeInput, oneOfInput, optionalInput } from '@/lib/contract/operator-inputs'
import { type DayRange } from '@/lib/contract/parse-day-input'
import { toSearchTerms } from '@/lib/contract/search-terms'

/** Which bookings to list. */
export type BookingFilter = {
  /** Search terms: each must appear in the reference, the name, the e-mail address or the phone number. */
  readonly words?: readonly string[]
  readonly state?: BookingDisplayState
  readonly tourId?: number
  readonly days?: DayRange
  /** Only bookings made at this instant or later. */
  readonly since?: Date
}

type Chosen = Omit<BookingFilter, 'since' | 'words'> & { readonly since?: Day; readonly q?: string }

export function toBookingFilter({ since, q, ...others }: Chosen): BookingFilter {
  return {
    ...others,
    ...(q !== undefined && { words: toSearchTerms(q) }),
    ...(since !== undefined && { since: helsinkiInstant(since, '00:00') }),
  }
}

/** A state that bookings are listed by, with `-`, `_` or a space between its parts. */
export const bookingStateInput = oneOfInput(BOOKING_DISPLAY_STATES)

/** The fields of a form that filters bookings, each of which may be empty or missing. Rule: office-search (docs/rules.md) */
export function bookingFilterInput(now: Date) {
  return z
    .object({
      q: optionalInput(z.string()),
      state: optionalInput(bookingStateInput),
      tour: optionalInput(
        z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number),
      ),
      day: optionalInput(dayRangeInput(now)),
      since: optionalInput(dayInput.transform((resolve) => resolve(now))),
    })
    .transform(({ tour, day, ...others }) => toBookingFilter({ ...others, tourId: tour, days: day }))
}
