import 'server-only'
import { retentionPeriods } from '@/content/policies'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { type RetentionCutoffs } from '@/lib/db/upkeep/retention'

/* Retention periods. Only this file uses `retention` for computing. */

/** Until when the accounts must be able to show who paid for a tour. */
export function accountingRetentionEndsAt(startsAt: Date): Date {
  return yearsFrom(startsAt, retentionPeriods.bookingYears)
}

export function computeRetentionCutoffs(now: Date): RetentionCutoffs {
  return {
    bookings: yearsBefore(now, retentionPeriods.bookingYears),
    unpaidBookings: yearsBefore(now, retentionPeriods.unpaidBookingYears),
    enquiries: yearsBefore(now, retentionPeriods.enquiryYears),
    emails: addMinutes(now, -retentionPeriods.emailDays * MINUTES_PER_DAY),
    tourDetails: addMinutes(now, -retentionPeriods.tourDetailDays * MINUTES_PER_DAY),
    healthNotes: addMinutes(now, -retentionPeriods.healthDays * MINUTES_PER_DAY),
  }
}

/** Add years: 29 February becomes 1 March in years that do not have it. */
function yearsFrom(instant: Date, years: number): Date {
  const moved = new Date(instant)
  moved.setUTCFullYear(instant.getUTCFullYear() + years)
  return moved
}

/** Subtract years: returns the latest instant at least `years` ago, 28 February if there was no 29th. */
function yearsBefore(now: Date, years: number): Date {
  const before = yearsFrom(now, -years)
  if (before.getUTCMonth() !== now.getUTCMonth()) before.setUTCDate(0)
  return before
}
