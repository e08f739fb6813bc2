import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Describe the cancellation rule. Cancelling exactly at the deadline is too late, hence "before". */
export function cancellationText(facts: BookingFacts): string {
  const end = freeCancellationEnd(facts)
  if (new Date(facts.writtenAt) >= end) {
    return `Bookings can be cancelled free of charge ${freeCancellationPhrase(facts)}. For your tour that was ${formatInstant(end)}, so the price is not refunded if you cancel.`
  }
  const before = `before ${formatInstant(end)}`
  const way = facts.bookingUrl === null ? 'Write to us' : 'Do so on the page of your booking, or write to us,'
  return `You can cancel free of charge ${freeCancellationPhrase(facts)}. ${way} ${before}, and we refund the full price; from then on it is not refunded. Until then you can also come with more or fewer guests, or on another date.`
}

/** Whether the tour had already started when the e-mail was queued. If so, it mentions money but not seats. */
export function hadTourStarted({ startsAt, writtenAt }: BookingFacts): boolean {
  return new Date(writtenAt) >= new Date(startsAt)
}

/**
 * Whether the file that removes the tour from calendars is attached to a cancellation. Rule: calendar-files
 * (docs/rules.md)
 */
export function removesFromCalendar(facts: BookingFacts): boolean {
  return facts.isInCalendars && !hadTourStarted(facts)
}

/**
 * Whether a cancellation e-mail attaches the calendar file again: it does to the first e-mail to a new address, the only one with a link to the booking.
 * Rule: calendar-files (docs/rules.md)
 */
export function reattachesCalendarFile(facts: BookingFacts): boolean {
  const { bookingUrl, cancelReason, isPaid } = facts
  return bookingUrl !== null && isPaid && cancelReason === null && !hadTourStarted(facts)
}

/** Mention the attached file that removes the tour from the calendar; empty if there is none. */
export function calendarRemovalText(facts: BookingFacts): string {
  return removesFromCalendar(facts)
    ? 'The calendar file attached to this e-mail takes the tour out of your calendar.'
    : ''
}

/**
 * The end of free changes: `until 24 hours before the start`, or before the latest start if that counts. Rule:
 * guest-changes (docs/rules.md)
 */
export function freeCancellationPhrase({
  freeCancellationHours,
  startsAt,
  latestStartsAt,
}: BookingFacts): string {
  const isEarlierNow = latestStartsAt !== null && new Date(latestStartsAt) > new Date(startsAt)
  const start = isEarlierNow ? 'the former, later start' : 'the start'
  return freeCancellationHours === 0
    ? `until ${start}`
    : `until ${plural(freeCancellationHours, 'hour')} before ${start}`
}

function freeCancellationEnd({ startsAt, latestStartsAt, freeCancellationHours }: BookingFacts): Date {
  const starts = {
    startsAt: new Date(startsAt),
    latestStartsAt: latestStartsAt === null ? null : new Date(latestStartsAt),
  }
  return changeCutOffAt({ fullRefundHoursBefore: freeCancellationHours }, starts)
}

/** Say in one sentence why we cancelled a departure. Empty if no reason was recorded. */
export function cancelReasonText(facts: BookingFacts): string {
  const isLate = hadTourStarted(facts)
  switch (facts.cancelReason) {
    case 'weather':
      return `The weather ${isLate ? 'did' : 'does'} not allow us to run it safely.`
    case 'guide':
      return `Our guide ${isLate ? 'was' : 'is'} not able to lead it, and we have nobody else to send.`
    case 'few':
      return `Too few guests ${isLate ? 'had' : 'have'} booked it.`
    case 'merged':
      return 'We have joined it with another date.'
    case null:
      return ''
  }
}
