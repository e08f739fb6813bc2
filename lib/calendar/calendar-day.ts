import { type Prices } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'
import { isInSeason, type Season } from '@/lib/calendar/season'

/** The seats left on a departure, as returned by `/api/availability`. */
export type DateAvailability = {
  readonly id: number
  readonly date: Day
  readonly remainingSlots: number
  /** Total number of seats, taken or free. */
  readonly totalSlots: number
  /** The date's own prices; null if the tour's usual prices apply. */
  readonly prices: Prices | null
  /** `HH:MM` in Helsinki if the date starts at a different time from the tour's usual one; otherwise null. */
  readonly startTime: string | null
}

/** What a calendar cell shows; only `available` days can be chosen. */
export type CalendarDayState =
  | { readonly kind: 'past' }
  | { readonly kind: 'out_of_season' }
  | { readonly kind: 'no_data' }
  | { readonly kind: 'booking_closed'; readonly closedAt: string }
  | { readonly kind: 'full' }
  | { readonly kind: 'too_few'; readonly remainingSlots: number }
  | { readonly kind: 'available'; readonly remainingSlots: number }

/**
 * Describe one calendar day for a party.
 *
 * @param today     the day in Helsinki, see `helsinkiDay`
 * @param season    the tour's season; if omitted, every day is in season
 * @param seats     number of seats the party needs
 * @param closedAt  when booking for today closed, `HH:MM`; undefined while it is open
 *
 * Rule: calendar-states (docs/rules.md)
 */
export function describeCalendarDay({
  day,
  today,
  season,
  availability,
  seats,
  closedAt,
}: {
  readonly day: Day
  readonly today: Day
  readonly season?: Season
  readonly availability?: Pick<DateAvailability, 'remainingSlots'>
  readonly seats: number
  readonly closedAt?: string
}): CalendarDayState {
  if (day < today) return { kind: 'past' }
  if (season && !isInSeason(day, season)) return { kind: 'out_of_season' }
  if (!availability && closedAt && day === today) return { kind: 'booking_closed', closedAt }
  if (!availability) return { kind: 'no_data' }
  const { remainingSlots } = availability
  if (remainingSlots <= 0) return { kind: 'full' }
  return remainingSlots >= seats ? { kind: 'available', remainingSlots } : { kind: 'too_few', remainingSlots }
}
