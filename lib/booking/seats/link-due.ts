import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** How long a booking with a payment link holds its seats. */
const LINK_PAYMENT_HOURS = 48

/** When the payment link of a booking taken now expires: never after the date's sale ends. */
export function linkDueAt(closesAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + LINK_PAYMENT_HOURS * MS_PER_HOUR, closesAt.getTime()))
}
