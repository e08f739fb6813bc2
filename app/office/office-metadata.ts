import { type Metadata } from 'next'
import { type OfficeSubject } from '@/app/office/office-act'
import { privateMetadata } from '@/app/site/private-metadata'
import { OPERATOR_LINK_ACTION_LABELS } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { isInOffice } from '@/lib/http/office-session'
import { withDeadline } from '@/lib/http/with-deadline'
import { formatDay } from '@/lib/language/dates'
import { type PageSubject } from '@/lib/office/find-act'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { emailKindLabel } from '@/lib/words/email-kind-label'

type NamedProps<Params> = { readonly params: Promise<Params & { readonly action?: string }> }

/**
 * The metadata of a page about something, for the browser's tabs and history: `LL-7KM4QD`, `Move: LL-7KM4QD`. No guest is
 * named in them. For somebody who is not signed in, and while the database does not respond, they say only `The office`.
 *
 * @param find  finds what the page's address names
 */
export function officeMetadata<Params>(
  find: (params: Params) => Promise<OfficeSubject | null>,
  description: string,
): (props: NamedProps<Params>) => Promise<Metadata> {
  return async ({ params }) => {
    const { action, ...named } = await params
    const title = await withDeadline(() => findTitle(() => find(named as Params), action)).catch(() => null)
    return privateMetadata(title ?? 'The office', description)
  }
}

async function findTitle(
  find: () => Promise<OfficeSubject | null>,
  action: string | undefined,
): Promise<string | null> {
  const found = (await isInOffice()) ? await find() : null
  if (!found) return null
  const about = await subjectTitle(found.subject)
  const label = Object.entries(OPERATOR_LINK_ACTION_LABELS).find(([name]) => name === action)?.[1]
  return label === undefined ? about : `${label}: ${about}`
}

async function subjectTitle(subject: PageSubject): Promise<string> {
  switch (subject.about) {
    case 'booking':
      return subject.booking.reference
    case 'departure': {
      const { name } = await loadBookedTour(database(), subject.departure, 'en')
      return `${name}, ${formatDay(subject.departure.day)}`
    }
    case 'review':
      return `Review of ${subject.review.reference}`
    case 'email':
      return emailKindLabel(subject.email.kind)
    default:
      return TITLES[subject.about]
  }
}

const TITLES = {
  dates: 'Dates',
  enquiry: 'Enquiry',
  office: 'Calendar',
  person: 'This person',
} as const
