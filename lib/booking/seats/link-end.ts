import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'

export const GUEST_LINK_DAYS = 90

export const OPERATOR_LINK_DAYS = 30

/** How long an enquiry can be opened after it was received. Rule: enquiry-link (docs/rules.md) */
export const ENQUIRY_LINK_DAYS = 90

/** How long after the start the guide's link shows the guests. Rule: guide-link (docs/rules.md) */
export const GUIDE_LINK_HOURS = 12

/** When the guide's link to a departure expires. Rule: guide-link (docs/rules.md) */
export function guideLinkEndsAt(startsAt: Date): Date {
  return minutesAfter(startsAt, GUIDE_LINK_HOURS * 60)
}

/**
 * When a link to a booking expires: this many days after the last date it is needed for.
 *
 * @param ends  starts of the departures of the booking and its return trip, and the end of its open choice
 *
 * Rule: guest-link (docs/rules.md)
 * Rule: operator-link (docs/rules.md)
 */
export function linkEndsAt(ends: readonly [Date, ...Date[]], days: number): Date {
  const last = ends.reduce((latest, end) => (end > latest ? end : latest))
  return minutesAfter(last, days * MINUTES_PER_DAY)
}
