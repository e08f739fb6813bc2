import { bookingLinksGuest } from '@/lib/emails/notices/booking-links-guest'
import { leavesCalendar } from '@/lib/emails/booking/cancellation-text'
import { draftBookingEmail } from '@/lib/emails/booking/draft-booking-email'
import { calendarFile } from '@/lib/emails/calendar-file'
import { cleanBookingFacts } from '@/lib/emails/clean-facts'
import { cleanLine } from '@/lib/emails/clean-text'
import { type Draft } from '@/lib/emails/draft'
import { type Sender } from '@/lib/emails/facts'
import { type Attachment, type WrittenEmail } from '@/lib/emails/written-email'
import { layoutHtml } from '@/lib/emails/layout-html'
import { layoutText } from '@/lib/emails/layout-text'
import { type BookingEmail, isAboutBooking, type Email } from '@/lib/emails/email'
import { booksDisagreeOperator } from '@/lib/emails/notices/books-disagree-operator'
import { dayListOperator } from '@/lib/emails/notices/day-list-operator'
import { emailUndeliverableOperator } from '@/lib/emails/notices/email-undeliverable-operator'
import { lightsAskedOperator } from '@/lib/emails/notices/lights-asked-operator'
import { weekAheadOperator } from '@/lib/emails/notices/week-ahead-operator'
import { paymentUnknownOperator } from '@/lib/emails/notices/payment-unknown-operator'
import { waitingJoinedGuest } from '@/lib/emails/notices/waiting-joined-guest'
import { draftEnquiryEmail } from '@/lib/emails/enquiry/draft-enquiry-email'

/**
 * Render an e-mail: subject, HTML, plain text, attachments. The same facts give the same e-mail. Takes about 50 ms of
 * CPU time.
 */
export async function writeEmail(email: Email, sender: Sender): Promise<WrittenEmail> {
  const draft = draftOf(email, sender)
  return {
    subject: cleanLine(draft.subject),
    html: await layoutHtml(draft, sender),
    text: layoutText(draft, sender),
    attachments: attachmentsOf(email, sender),
  }
}

function draftOf(email: Email, sender: Sender): Draft {
  if (isAboutBooking(email)) return draftBookingEmail(email, sender)
  if (email.kind === 'email-undeliverable-operator') return emailUndeliverableOperator(email.facts, sender)
  if (email.kind === 'booking-links-guest') return bookingLinksGuest(email.facts, sender)
  if (email.kind === 'day-list-operator') return dayListOperator(email.facts, sender)
  if (email.kind === 'waiting-joined-guest') return waitingJoinedGuest(email.facts, sender)
  if (email.kind === 'week-ahead-operator') return weekAheadOperator(email.facts, sender)
  if (email.kind === 'lights-asked-operator') return lightsAskedOperator(email.facts, sender)
  if (email.kind === 'payment-unknown-operator') return paymentUnknownOperator(email.facts, sender)
  if (email.kind === 'books-disagree-operator') return booksDisagreeOperator(email.facts, sender)
  return draftEnquiryEmail(email, sender)
}

function attachmentsOf(email: Email, sender: Sender): readonly Attachment[] {
  if (!isAboutBooking(email)) return []
  const { kind, facts } = email
  const file = (isCancelled: boolean) => [calendarFile(cleanBookingFacts(facts), sender, isCancelled)]
  // Without its payment a booking has no place in a calendar.
  if (CALENDAR_KINDS.includes(kind) && facts.isPaid) return file(false)
  return CANCELLING_KINDS.includes(kind) && leavesCalendar(facts) ? file(true) : []
}

/** Rule: calendar-files (docs/rules.md) */
const CALENDAR_KINDS: readonly BookingEmail['kind'][] = [
  'booking-confirmed-guest',
  'booking-confirmed-operator',
  'booking-changed-guest',
  'booking-changed-operator',
  'departure-merged-guest',
  'time-changed-guest',
  'return-trip-booked-guest',
  'return-trip-booked-operator',
]

/** They take the tour out of the calendar, until another date puts it there again. */
const CANCELLING_KINDS: readonly BookingEmail['kind'][] = [
  'booking-cancelled-guest',
  'booking-cancelled-operator',
  'departure-cancelled-guest',
  'choice-refunded-guest',
  'choice-refunded-operator',
]
