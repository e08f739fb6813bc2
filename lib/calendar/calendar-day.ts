import { type Prices } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'
import { isInSeason, type Season } from '@/lib/calendar/season'

/** The seats left on one departure, as `/api/availability` returns them. */
export type Availability = {
  readonly id: number
  readonly date: Day
  readonly remainingSlots: number
  /** All of its seats, taken or free. */
  readonly totalSlots: number
  /** The date's own prices; null if the tour's ordinary ones apply. */
  readonly prices: Prices | null
}

/** The content of a calendar cell; only `available` days can be chosen. */
export type CalendarDay =
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
 * @param season    the tour's season; without one every day is in season
 * @param seats     guests in the party
 * @param closedAt  `HH:MM` when booking for today closed; undefined while it is open
 *
 * Rule: calendar-states (docs/rules.md)
 */
export function describeDay({
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
  readonly availability?: Pick<Availability, 'remainingSlots'>
  readonly seats: number
  readonly closedAt?: string
}): CalendarDay {
  if (day < today) return { kind: 'past' }
  if (season && !isInSeason(day, season)) return { kind: 'out_of_season' }
  if (!availability && closedAt && day === today) return { kind: 'booking_closed', closedAt }
  if (!availability) return { kind: 'no_data' }
  const { remainingSlots } = availability
  if (remainingSlots <= 0) return { kind: 'full' }
  return remainingSlots >= seats ? { kind: 'available', remainingSlots } : { kind: 'too_few', remainingSlots }
}
