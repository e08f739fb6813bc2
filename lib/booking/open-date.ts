import { type BookingState } from '@/lib/booking/booking'
import { type ChangeDecision } from '@/lib/booking/change-decision'
import { moneyOfChange } from '@/lib/booking/money-of-change'
import { type Places, placesCents } from '@/lib/booking/places'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

/** A date of a booking's tour, as its guest may choose it. */
export type OpenDate = {
  readonly id: number
  readonly day: Day
  readonly state: CalendarDay
  /** What choosing it costs more, in cents, or gives back, below 0. Null: it cannot be chosen. */
  readonly differenceCents: number | null
}

/** It can be chosen. */
export function isOpen({ differenceCents }: OpenDate): boolean {
  return differenceCents !== null
}

/** Undefined where none can be chosen. */
export function nearestOpenDate(dates: readonly OpenDate[], to: Day): OpenDate | undefined {
  const distance = ({ day }: OpenDate) => Math.abs(Date.parse(day) - Date.parse(to))
  return dates.filter(isOpen).sort((one, other) => distance(one) - distance(other))[0]
}

/**
 * What a move costs more, in cents; null where it is refused. Who has not paid yet pays another total later, and nothing
 * moves now.
 */
export function differenceOfMove(
  decision: ChangeDecision,
  { state, places }: { readonly state: BookingState; readonly places: Places },
): number | null {
  if (decision.kind === 'refused' || decision.kind === 'unchanged') return null
  const isUnpaid = decision.kind === 'applied' && state === 'awaiting_payment'
  return isUnpaid ? decision.after.totalCents - placesCents(places) : moneyOfChange(decision)
}
