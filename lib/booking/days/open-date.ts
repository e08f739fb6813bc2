import { type BookingState } from '@/lib/booking/booking'
import { type ChangeDecision, changeCostCents } from '@/lib/booking/changes/change-decision'
import { type Places, placesCents } from '@/lib/booking/seats/places'
import { type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

/** A date of the booking's tour, as shown to its guest. */
export type OpenDate = {
  readonly id: number
  readonly day: Day
  readonly state: CalendarDay
  /** The extra cost of choosing it, in cents; negative for a refund. Null if it cannot be chosen. */
  readonly differenceCents: number | null
}

/** Whether the date can be chosen. */
export function isOpen({ differenceCents }: OpenDate): boolean {
  return differenceCents !== null
}

/** The open date nearest to a day; undefined if there is none. */
export function nearestOpenDate(dates: readonly OpenDate[], to: Day): OpenDate | undefined {
  const distance = ({ day }: OpenDate) => Math.abs(Date.parse(day) - Date.parse(to))
  return dates.filter(isOpen).sort((one, other) => distance(one) - distance(other))[0]
}

/**
 * The extra cost of a move, in cents; null if it is refused. 0 for an unpaid booking: only the total to pay later
 * changes.
 */
export function moveDifferenceCents(
  decision: ChangeDecision,
  { state, places }: { readonly state: BookingState; readonly places: Places },
): number | null {
  if (decision.kind === 'refused' || decision.kind === 'unchanged') return null
  const isUnpaid = decision.kind === 'applied' && state === 'awaiting_payment'
  return isUnpaid ? decision.after.totalCents - placesCents(places) : changeCostCents(decision)
}
