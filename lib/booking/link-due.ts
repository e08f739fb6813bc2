import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** How long a booking that is paid by a link keeps its seats. */
const LINK_PAYMENT_HOURS = 48

/** Until when a booking that is taken now can be paid by its link: never later than the date is on sale. */
export function linkDueAt(closesAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + LINK_PAYMENT_HOURS * MS_PER_HOUR, closesAt.getTime()))
}
