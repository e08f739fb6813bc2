import 'server-only'
import { retention } from '@/content/policies'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { type RetentionCutoffs } from '@/lib/db/retention'

/* How long people are kept: the one place that counts from `retention`. */

/** Until when the accounts need to know who paid for a tour. */
export function accountsNeedUntil(startsAt: Date): Date {
  return yearsFrom(startsAt, retention.bookingYears)
}

/** What is older than these instants is kept no longer. */
export function retentionCutoffs(now: Date): RetentionCutoffs {
  return {
    bookings: yearsBefore(now, retention.bookingYears),
    unpaidBookings: yearsBefore(now, retention.unpaidBookingYears),
    enquiries: yearsBefore(now, retention.enquiryYears),
    emails: minutesAfter(now, -retention.emailDays * A_DAY_MINUTES),
  }
}

/** A 29 February that the year has not becomes 1 March. */
function yearsFrom(instant: Date, years: number): Date {
  const moved = new Date(instant)
  moved.setUTCFullYear(instant.getUTCFullYear() + years)
  return moved
}

/** The latest instant of which `years` have gone by: of a 29 February, where there was none, the 28th. */
function yearsBefore(now: Date, years: number): Date {
  const before = yearsFrom(now, -years)
  if (before.getUTCMonth() !== now.getUTCMonth()) before.setUTCDate(0)
  return before
}
