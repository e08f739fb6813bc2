import { type DateAvailability } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

/** How many suggested days fit next to each other on a phone. */
export const MAX_SUGGESTED_DAYS = 3

/**
 * List the days that a party can have instead of one with too few seats: the next ones, and the last ones before if
 * there are not enough. In order of days; empty if the tour has none.
 *
 * @param seats  the seats that the party needs
 *
 * Rule: other-dates (docs/rules.md)
 */
export function nextDaysWithSeats(
  departures: readonly Pick<DateAvailability, 'date' | 'remainingSlots'>[],
  { wanted, seats, today }: { readonly wanted: Day; readonly seats: number; readonly today: Day },
): readonly Day[] {
  const days = departures
    .filter(({ date, remainingSlots }) => date >= today && date !== wanted && remainingSlots >= seats)
    .map(({ date }) => date)
    .sort()
  const firstLater = days.findIndex((day) => day > wanted)
  const latestStart = Math.max(0, days.length - MAX_SUGGESTED_DAYS)
  const start = firstLater < 0 ? latestStart : Math.min(firstLater, latestStart)
  return days.slice(start, start + MAX_SUGGESTED_DAYS)
}
