import { type BookingState } from '@/lib/booking/booking'
import { type ChangeDecision, changeCostCents } from '@/lib/booking/changes/change-decision'
import { type Places, totalPlacesCents } from '@/lib/booking/seats/places'
import { type CalendarDayState } from '@/lib/calendar/calendar-day'
import { type Day } from '@/lib/calendar/day'

/** A date for the booking's tour, as offered to a guest who wants to move. */
export type MoveDateOption = {
  readonly id: number
  readonly day: Day
  readonly state: CalendarDayState
  /** The extra cost of moving to this date, in cents; negative for a refund. Null if the date cannot be chosen. */
  readonly differenceCents: number | null
}

/** Whether the guest can choose this date. */
export function canMoveToDate({ differenceCents }: MoveDateOption): boolean {
  return differenceCents !== null
}

/** The open date closest to a given day; undefined if there is none. */
export function findNearestMoveDate(dates: readonly MoveDateOption[], to: Day): MoveDateOption | undefined {
  const distance = ({ day }: MoveDateOption) => Math.abs(Date.parse(day) - Date.parse(to))
  return dates.filter(canMoveToDate).sort((one, other) => distance(one) - distance(other))[0]
}

/**
 * The extra cost of a move, in cents; null if the move is refused. It is 0 for an unpaid booking, where only the total
 * still to be paid changes.
 */
export function moveDifferenceCents(
  decision: ChangeDecision,
  { state, places }: { readonly state: BookingState; readonly places: Places },
): number | null {
  if (decision.kind === 'refused' || decision.kind === 'unchanged') return null
  const isUnpaid = decision.kind === 'applied' && state === 'awaiting_payment'
  return isUnpaid ? decision.after.totalCents - totalPlacesCents(places) : changeCostCents(decision)
}
