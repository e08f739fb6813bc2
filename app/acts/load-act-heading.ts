import { type ActHeading } from '@/app/acts/act-page'
import { now } from '@/lib/db/clock'
import { plural } from '@/lib/language/pluralize'
import { type PageSubject } from '@/lib/office/find-act'
import { listDatesOnSale } from '@/lib/use-cases/office/list-dates-on-sale'
import { loadChosenDepartures } from '@/lib/use-cases/office/load-chosen-departures'
import { emailRows } from '@/lib/use-cases/office/load-email'
import { loadPersonRows } from '@/lib/use-cases/office/load-person'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'
import { loadEnquiryPage } from '@/lib/use-cases/operator-page/load-enquiry-page'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'
import { loadReviewPage } from '@/lib/use-cases/operator-page/load-review-page'
import { type StaffPlace } from '@/lib/use-cases/operator-page/staff-place'
import { emailKindLabel } from '@/lib/words/email-kind-label'

/** Load the name, facts and history of what an act applies to. */
export async function loadActHeading(subject: PageSubject, place: StaffPlace): Promise<ActHeading> {
  if (subject.about === 'booking') {
    const { reference, name, about, rows, history } = await loadOperatorBookingPage(
      subject.booking,
      place,
      now(),
    )
    return { facts: rows, history, subject: reference, about: `${name}: ${about}` }
  }
  if (subject.about === 'enquiry') {
    const { acts, rows } = await loadEnquiryPage(subject.enquiry, place)
    return { facts: rows, history: acts, subject: 'the enquiry', about: null }
  }
  if (subject.about === 'review') {
    const { rows, history } = await loadReviewPage(subject.review, place, now())
    return { facts: rows, history, subject: 'the review', about: null }
  }
  if (subject.about === 'dates') {
    const { facts, count } = await loadChosenDepartures(subject.dates, now())
    return { facts, history: [], subject: 'the dates', about: plural(count, 'departure') }
  }
  if (subject.about === 'email')
    return {
      facts: emailRows(subject.email),
      history: [],
      subject: 'the e-mail',
      about: emailKindLabel(subject.email.kind),
    }
  if (subject.about === 'person') {
    const { address } = subject
    const facts = address === '' ? [] : await loadPersonRows(address)
    return { facts, history: [], subject: 'the person', about: address }
  }
  if (subject.about === 'office')
    return { facts: await listDatesOnSale(now()), history: [], subject: 'the calendar', about: null }
  const { facts, history, dayText, tourName } = await loadDeparturePage(
    subject.departure,
    { path: place.path, reader: place.inbox === null ? 'office' : 'departure' },
    now(),
  )
  return { facts, history, subject: dayText, about: `${tourName}, ${dayText}` }
}
