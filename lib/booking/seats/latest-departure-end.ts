import { type TourTimes } from '@/lib/booking/tour'
import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'

/**
 * The latest time a departure ends; null if the end is agreed with the guest. If the start was changed, the end moves
 * by the same amount.
 * Rule: time-change (docs/rules.md)
 */
export function latestDepartureEnd(
  { day, startsAt }: { readonly day: Day; readonly startsAt: Date },
  { start, end }: Pick<TourTimes, 'start' | 'end'>,
): Date | null {
  if (end === null) return null
  const shiftMs = startsAt.getTime() - helsinkiInstant(day, start).getTime()
  // A tour that ends earlier in the day than it starts ends on the following day.
  const endDay = end < start ? addDays(day, 1) : day
  return new Date(helsinkiInstant(endDay, end).getTime() + shiftMs)
}
