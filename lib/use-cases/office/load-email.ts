import 'server-only'
import { retentionPeriods } from '@/content/policies'
import { displayEmail } from '@/lib/contract/display-email'
import { type OfficeEmail } from '@/lib/contract/office-email'
import { officeBookingPath, officeEmailPath, officeEnquiryPath } from '@/lib/contract/office-pages'
import { listReferences } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { formatStamp } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { renderStoredEmail } from '@/lib/use-cases/delivery/render-stored-email'
import { findLastConfirmation } from '@/lib/use-cases/outbox/enqueue-email-copy'
import { emailStateText } from '@/lib/words/booking-rows'
import { emailKindLabel } from '@/lib/words/email-kind-label'

const WRITTEN_AGAIN =
  'Put together again from what is stored now, as this release words it: wording, and in lists of a day the guests, may differ from what was sent. Links do not work here, and pictures and attached files are left out.'

const DELETED = `The text of this e-mail has been deleted, as it is after ${plural(retentionPeriods.emailDays, 'day')} or when a guest is erased.`

const UNREADABLE = 'This release cannot show the text of this e-mail, because another one stored it.'

/** Load an e-mail with its text, without links that work. */
export async function loadOfficeEmail(email: StoredEmail): Promise<OfficeEmail> {
  const { id, kind, bookingId, enquiryId, sentAt, failedAt } = email
  const reference = bookingId && (await listReferences(database(), [bookingId])).get(bookingId)
  const content = await renderStoredEmail(email)
  const isDeleted = JSON.stringify(email.facts) === '{}'
  const path = officeEmailPath(email)
  return {
    path,
    title: emailKindLabel(kind),
    rows: [...(content ? [['Subject', content.subject] as const] : []), ...emailRows(email)],
    about: reference
      ? { path: officeBookingPath({ reference }), name: `Booking ${reference}` }
      : enquiryId
        ? { path: officeEnquiryPath({ id: enquiryId }), name: 'The enquiry' }
        : null,
    action:
      failedAt && content
        ? { path, name: 'send-again' }
        : reference && sentAt && (await isConfirmation(id, reference))
          ? { path: officeBookingPath({ reference }), name: 'resend' }
          : null,
    content,
    note: content ? WRITTEN_AGAIN : isDeleted ? DELETED : UNREADABLE,
  }
}

/** What is known about an e-mail without its text. */
export function emailRows(email: StoredEmail): OfficeEmail['rows'] {
  const { recipient, createdAt, resentAt, tries, lastError } = email
  const rows = [
    ['To', displayEmail(recipient) || 'nobody'],
    ['State', emailStateText(email)],
    ['Queued', formatStamp(createdAt)],
    ['Sent again', resentAt && formatStamp(resentAt)],
    ['Failed attempts', tries > 0 ? String(tries) : null],
    ['Last error', lastError],
  ] as const
  return rows.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const]))
}

/** Whether the booking's act that repeats what is booked would send this e-mail. */
async function isConfirmation(id: string, reference: string): Promise<boolean> {
  const last = await findLastConfirmation(reference)
  return last.kind === 'found' && last.email.id === id
}
