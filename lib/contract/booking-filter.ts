import { z } from 'zod'
import { BOOKING_DISPLAY_STATES, type BookingDisplayState } from '@/lib/booking/booking'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { dayInput, dayRangeInput, oneOfInput, optionalInput } from '@/lib/contract/operator-inputs'
import { type DayRange, parseDayInput } from '@/lib/contract/parse-day-input'
import { toSearchTerms } from '@/lib/contract/search-terms'

/** Which bookings to list. */
export type BookingFilter = {
  /** Search terms: each must appear in the reference, the name, the e-mail address or the phone number. */
  readonly words?: readonly string[]
  readonly state?: BookingDisplayState
  readonly tourId?: number
  /** Departures on these days; without an end, from or until the other. */
  readonly days?: Partial<DayRange>
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

/**
 * The fields of a form that filters bookings, each of which may be empty or missing. Links give the days of departure as
 * one range, `day`. Rule: office-search (docs/rules.md)
 */
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
      from: optionalInput(dayInput.transform((resolve) => resolve(now))),
      until: optionalInput(dayInput.transform((resolve) => resolve(now))),
      since: optionalInput(dayInput.transform((resolve) => resolve(now))),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      error: 'Please choose a day that is not before the first',
    })
    .transform(({ tour, day, from, until, ...others }) =>
      toBookingFilter({
        ...others,
        tourId: tour,
        days: from || until ? { first: from, last: until } : day,
      }),
    )
}

/** The days of a filter as its date fields show them: those of links such as `?day=today` as well. */
export function toFilterDays(
  { day, from, until, since }: Readonly<Record<string, string>>,
  now: Date,
): Readonly<Record<'from' | 'until' | 'since', string | undefined>> {
  const range = from || until ? undefined : dayRangeInput(now).safeParse(day).data
  return {
    from: from || range?.first,
    until: until || range?.last,
    since: (since && parseDayInput(since)?.(now)) || since,
  }
}
