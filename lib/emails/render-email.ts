import { createCalendarAttachment } from '@/lib/emails/create-calendar-attachment'
import { type BookingEmail, draftEmail, type Email, isAboutBooking } from '@/lib/emails/email'
import { cleanBookingFacts } from '@/lib/emails/facts/clean-facts'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { renderHtmlBody } from '@/lib/emails/layout/render-html-body'
import { renderTextBody } from '@/lib/emails/layout/render-text-body'
import { type Attachment, type RenderedEmail } from '@/lib/emails/layout/email-draft'
import { removesFromCalendar, reattachesCalendarFile } from '@/lib/emails/parts/cancellation-text'
import { type Language } from '@/lib/language/language'

/**
 * Render an e-mail. The same facts always give the same e-mail. Takes about 50 ms of CPU time.
 *
 * @param hasTourPicture  whether the caller attaches the tour's picture as `TOUR_PICTURE_ID`
 */
export async function renderEmail(
  email: Email,
  sender: EmailSender,
  { hasTourPicture = false } = {},
): Promise<RenderedEmail> {
  const draft = { ...draftEmail(email, sender), hasTourPicture }
  return {
    subject: cleanLine(draft.subject),
    html: await renderHtmlBody(draft, sender),
    text: renderTextBody(draft, sender),
    attachments: listAttachments(email, sender, draft.language),
  }
}

function listAttachments(email: Email, sender: EmailSender, language: Language): readonly Attachment[] {
  if (!isAboutBooking(email)) return []
  const { kind, facts } = email
  const file = (isCancelled: boolean) => [
    createCalendarAttachment({ ...cleanBookingFacts(facts), language }, sender, isCancelled),
  ]
  // Guests must not add an unpaid booking to their calendars.
  if (CALENDAR_KINDS.includes(kind) && facts.isPaid) return file(false)
  if (kind === 'address-changed-guest' && reattachesCalendarFile(facts)) return file(false)
  return CANCELLING_KINDS.includes(kind) && removesFromCalendar(facts) ? file(true) : []
}

/** The kinds of e-mail with a calendar file. Rule: calendar-files (docs/rules.md) */
const CALENDAR_KINDS: readonly BookingEmail['kind'][] = [
  'booking-confirmed-guest',
  'booking-confirmed-operator',
  'booking-changed-guest',
  'booking-changed-operator',
  'details-changed-guest',
  'departure-merged-guest',
  'time-changed-guest',
  'return-trip-booked-guest',
  'return-trip-booked-operator',
]

/** E-mails that remove the tour from the guest's calendar. If the guest books another date, it is added again. */
const CANCELLING_KINDS: readonly BookingEmail['kind'][] = [
  'booking-cancelled-guest',
  'booking-cancelled-operator',
  'departure-cancelled-guest',
  'choice-refunded-guest',
  'choice-refunded-operator',
]
