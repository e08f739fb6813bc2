import { notFound } from 'next/navigation'
import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { textsOf } from '@/app/(site)/operator/[token]/actions/action'
import { findAction } from '@/app/(site)/operator/[token]/actions/find-action'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { ActionPage } from '@/components/operator/action-page'
import { now } from '@/lib/db/clock'
import { subjectOfOperatorsPage } from '@/lib/http/booking-page'
import { notePageStatus } from '@/lib/http/note-page-status'
import { type EnquirySubject, type OperatorSubject } from '@/lib/use-cases/links/open-operator-link'
import { loadEnquiryPage } from '@/lib/use-cases/operator-page/load-enquiry-page'
import { loadOperatorPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = guestMetadata(
  'Act on a booking',
  'What becomes of guests, money and e-mails, before anything happens.',
)

/** What an action comes to; where nothing was done, its form comes back here with `?outdated` or `?invalid`. */
export default pageInTime(async function OperatorActionPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]/[action]'>) {
  const { token, action: word } = await params
  const { outdated, invalid, ...query } = await searchParams
  const opened = await subjectOfOperatorsPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const found = findAction(word, opened)
  const subject = opened.about === 'booking' || opened.about === 'enquiry' ? opened : null
  if (!found || !subject) {
    if (!notePageStatus({ code: 404 })) notFound()
    return <ClosedLink kind="unknown" />
  }
  const { name, title, action } = found
  const fields = await action.fieldsOf(now())
  const values = textsOf(query)
  const preview = await action.preview(action.isTypedAtOnce ? {} : query, now())
  const { path, reference, last } = await loadFrame(token, subject)
  const isSent = fields.some((field) => values[field.name] !== undefined)
  return (
    <PlainPage>
      <ActionPage
        fields={fields}
        isInvalid={invalid !== undefined || (preview === null && isSent)}
        isOutdated={outdated !== undefined}
        isTypedAtOnce={action.isTypedAtOnce}
        last={last}
        name={name}
        path={path}
        preview={preview}
        reference={reference}
        title={title}
        values={values}
      />
    </PlainPage>
  )
})

/** The page that the action belongs to, what it is about, and what was done there last. */
async function loadFrame(token: string, subject: OperatorSubject | EnquirySubject) {
  if (subject.about === 'enquiry') {
    const { path, acts } = await loadEnquiryPage(token, subject)
    return { path, reference: 'the enquiry', last: acts.at(-1) ?? null }
  }
  const { path, reference, history } = await loadOperatorPage(token, subject, now())
  return { path, reference, last: history.at(-1) ?? null }
}
