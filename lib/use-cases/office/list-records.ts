import 'server-only'
import { addMinutes } from '@/lib/calendar/duration'
import { displayEmail } from '@/lib/contract/display-email'
import { type RecordList, type RecordRow } from '@/lib/contract/office-lists'
import { officeEmailPath, officeEnquiryPath, officeReviewPath } from '@/lib/contract/office-pages'
import { listReferences } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listEmailsPage, type StoredEmail } from '@/lib/db/emails/emails'
import { type EnquiryWithActs, listEnquiriesPage } from '@/lib/db/enquiries'
import { type ListPage } from '@/lib/db/list-page'
import { listReviewsSince } from '@/lib/db/reviews'
import { LATE_EMAIL_MINUTES } from '@/lib/emails/next-attempt'
import { formatStamp } from '@/lib/language/dates'
import { languageName } from '@/lib/language/language-names'
import { plural } from '@/lib/language/pluralize'
import { emailKindLabel } from '@/lib/words/email-kind-label'
import { enquiryActLine } from '@/lib/words/enquiry-act-line'

const LIMIT = 50

/** The lists of the office whose rows are records with a page: enquiries, e-mails and reviews, newest first. */

type Wanted = {
  /** Whether to list only what somebody still has to deal with. */
  readonly isOpen: boolean
  readonly after: string | undefined
}

const FORMS = {
  contact: 'Contact message',
  customized_tour: 'Customized tour',
  transportation: 'Transportation',
}

export async function listOfficeEnquiries({ isOpen, after }: Wanted): Promise<RecordList> {
  const page = await listEnquiriesPage(database(), { isOpen }, { limit: LIMIT, after })
  return toList(page, isOpen ? '' : 'all', page.rows.map(enquiryRow))
}

function enquiryRow(enquiry: EnquiryWithActs): RecordRow {
  const {
    id,
    kind,
    name,
    email,
    language,
    message,
    additionalInfo,
    serviceType,
    destination,
    createdAt,
    acts,
  } = enquiry
  const asked = message ?? additionalInfo ?? [serviceType, destination].filter(Boolean).join(', ')
  const last = acts.at(-1)
  return {
    key: id,
    path: officeEnquiryPath(enquiry),
    title: `${name}, ${FORMS[kind].toLowerCase()}`,
    lines: [
      `${formatStamp(createdAt)}, ${displayEmail(email)}, reads ${languageName(language, 'en')}`,
      shorten(asked),
      ...(last ? [enquiryActLine(last, formatStamp)] : []),
    ],
    side: last ? '' : 'open',
  }
}

export async function listOfficeEmails({ isOpen, after }: Wanted, now: Date): Promise<RecordList> {
  const undelivered = isOpen ? { undeliveredSince: addMinutes(now, -LATE_EMAIL_MINUTES) } : {}
  const page = await listEmailsPage(database(), undelivered, { limit: LIMIT, after })
  const references = await listReferences(
    database(),
    page.rows.flatMap(({ bookingId }) => bookingId ?? []),
  )
  return toList(
    page,
    isOpen ? '' : 'all',
    page.rows.map((email) => emailRow(email, references.get(email.bookingId ?? ''))),
  )
}

function emailRow(email: StoredEmail, reference: string | undefined): RecordRow {
  const { id, kind, recipient, createdAt, sentAt, failedAt, lastError } = email
  return {
    key: id,
    path: officeEmailPath(email),
    title: `${emailKindLabel(kind)}${reference === undefined ? '' : `, ${reference}`}`,
    lines: [`To ${displayEmail(recipient)}, ${formatStamp(createdAt)}`, ...(lastError ? [lastError] : [])],
    side: failedAt ? 'failed' : sentAt ? 'sent' : 'waiting',
  }
}

const REVIEW_STATES = { received: 'to be read', published: 'published', refused: 'refused' }

/** Reviews are few, so all of them are listed. */
export async function listOfficeReviews(): Promise<RecordList> {
  const reviews = await listReviewsSince(database(), new Date(0))
  return {
    rows: reviews.map(({ id, firstName, country, stars, words, createdAt, state }) => ({
      key: id,
      path: officeReviewPath({ id }),
      title: `${firstName}, ${country}: ${plural(stars, 'star')}`,
      lines: [formatStamp(createdAt), shorten(words)],
      side: REVIEW_STATES[state],
    })),
    nextQuery: null,
  }
}

const SHORT_CHARACTERS = 160

function shorten(text: string): string {
  return text.length > SHORT_CHARACTERS ? `${text.slice(0, SHORT_CHARACTERS).trimEnd()}…` : text
}

function toList({ next }: ListPage<unknown>, view: string, rows: readonly RecordRow[]): RecordList {
  return {
    rows,
    nextQuery: next && new URLSearchParams({ ...(view && { show: view }), after: next }).toString(),
  }
}
