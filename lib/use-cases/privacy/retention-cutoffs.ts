import 'server-only'
import { retention } from '@/content/policies'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { type RetentionCutoffs } from '@/lib/db/upkeep/retention'

/* Retention periods: only this file computes with `retention`. */

/** How long the accounts must be able to show who paid for a tour. */
export function accountsNeedUntil(startsAt: Date): Date {
  return yearsFrom(startsAt, retention.bookingYears)
}

export function retentionCutoffs(now: Date): RetentionCutoffs {
  return {
    bookings: yearsBefore(now, retention.bookingYears),
    unpaidBookings: yearsBefore(now, retention.unpaidBookingYears),
    enquiries: yearsBefore(now, retention.enquiryYears),
    emails: minutesAfter(now, -retention.emailDays * MINUTES_PER_DAY),
    tourDetails: minutesAfter(now, -retention.tourDetailDays * MINUTES_PER_DAY),
    healthNotes: minutesAfter(now, -retention.healthDays * MINUTES_PER_DAY),
  }
}

/** 29 February becomes 1 March in years that do not have it. */
function yearsFrom(instant: Date, years: number): Date {
  const moved = new Date(instant)
  moved.setUTCFullYear(instant.getUTCFullYear() + years)
  return moved
}

/** The latest instant at least `years` ago: 28 February if there was no 29th. */
function yearsBefore(now: Date, years: number): Date {
  const before = yearsFrom(now, -years)
  if (before.getUTCMonth() !== now.getUTCMonth()) before.setUTCDate(0)
  return before
}
