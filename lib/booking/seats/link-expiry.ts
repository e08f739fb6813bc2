import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'

export const GUEST_LINK_DAYS = 90

export const OPERATOR_LINK_DAYS = 30

/** For how many days after an enquiry arrived its link works. Rule: enquiry-link (docs/rules.md) */
export const ENQUIRY_LINK_DAYS = 90

/** For how many hours after the start the guide's link works. Rule: guide-link (docs/rules.md) */
export const GUIDE_LINK_HOURS = 12

/** When the guide's link to a departure expires. Rule: guide-link (docs/rules.md) */
export function guideLinkExpiresAt(startsAt: Date): Date {
  return addMinutes(startsAt, GUIDE_LINK_HOURS * 60)
}

/**
 * When a link to a booking expires: `days` days after the last of the dates for which it is needed.
 *
 * @param ends  when the departures of the booking and of its return trip start, and when its open choice ends
 *
 * Rule: guest-link (docs/rules.md)
 * Rule: operator-link (docs/rules.md)
 */
export function bookingLinkExpiresAt(ends: readonly [Date, ...Date[]], days: number): Date {
  const last = ends.reduce((latest, end) => (end > latest ? end : latest))
  return addMinutes(last, days * MINUTES_PER_DAY)
}
