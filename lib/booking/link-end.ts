import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'

export const GUEST_LINK_DAYS = 90

/**
 * When the link to a booking's page ends: 90 days after the last of what it is for.
 *
 * @param ends  starts of the departures of the booking and its return trip, and the end of its open choice
 *
 * Rule: guest-link (docs/rules.md)
 */
export function guestLinkEndsAt(ends: readonly [Date, ...Date[]]): Date {
  const last = ends.reduce((latest, end) => (end > latest ? end : latest))
  return minutesAfter(last, GUEST_LINK_DAYS * A_DAY_MINUTES)
}
