import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { formatInstant } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

/* Texts about cancelling, in the language of the booking's facts. */

/** Describe the cancellation rule. Cancelling exactly at the deadline is too late, hence "before". */
export function cancellationText(facts: BookingFacts): string {
  const { writtenAt, bookingUrl, language } = facts
  const say = words('email', language)
  const cutOff = freeCancellationEnd(facts)
  const when = { until: freeCancellationPhrase(facts), end: formatInstant(cutOff, language) }
  return new Date(writtenAt) >= cutOff
    ? say('cancelOver', when)
    : say('cancelFree', { ...when, hasPage: String(bookingUrl !== null) })
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
  return removesFromCalendar(facts) ? words('email', facts.language)('calendarRemoves') : ''
}

/**
 * The end of free changes: `until 24 hours before the start`, or before the latest start if that counts. Rule:
 * guest-changes (docs/rules.md)
 */
export function freeCancellationPhrase({
  freeCancellationHours: hours,
  startsAt,
  latestStartsAt,
  language,
}: BookingFacts): string {
  const isEarlierNow = latestStartsAt !== null && new Date(latestStartsAt) > new Date(startsAt)
  return words('email', language)(isEarlierNow ? 'freeUntilFormerStart' : 'freeUntil', { hours })
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
  const say = words('email', facts.language)
  const isLate = String(hadTourStarted(facts))
  switch (facts.cancelReason) {
    case 'weather':
      return say('weatherReason', { isLate })
    case 'guide':
      return say('guideReason', { isLate })
    case 'few':
      return say('fewReason', { isLate })
    case 'merged':
      return say('mergedReason')
    case null:
      return ''
  }
}
