import { notFound } from 'next/navigation'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { privateMetadata } from '@/app/site/private-metadata'
import {
  findOperatorLinkAct,
  pickSingleValues,
} from '@/app/(by-link)/operator/[token]/[action]/operator-link-act'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { PlainPage } from '@/components/layout/plain-page'
import { ActionPage } from '@/components/operator/action-page'
import {
  EDIT_AGAIN_PARAM,
  DRAFT_PARAM,
  isPreviewPosted,
  type OperatorPreview,
} from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { openOperatorPage } from '@/lib/http/open-page'
import { setPageStatus } from '@/lib/http/set-page-status'
import { type OperatorLinkSubject } from '@/lib/use-cases/links/open-operator-link'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'
import { loadEnquiryPage } from '@/lib/use-cases/operator-page/load-enquiry-page'
import { loadDraft } from '@/lib/use-cases/operator-page/save-operator-draft'
import { loadReviewPage } from '@/lib/use-cases/operator-page/load-review-page'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = privateMetadata(
  'For the office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

/**
 * The preview of an action. If a confirmation fails, 'Confirm' redirects here with `?outdated` or `?invalid`; `?change`
 * reopens the fields for editing. `?draft` is the key of the stored messages to guests.
 */
export default withPageDeadline(async function OperatorActionPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]/[action]'>) {
  const { token, action: word } = await params
  const { outdated, invalid, draft, [EDIT_AGAIN_PARAM]: change, ...query } = await searchParams
  const opened = await openOperatorPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language="en" />
  const act = findOperatorLinkAct(word, opened)
  if (!act) {
    if (!setPageStatus({ code: 404 })) notFound()
    return <LinkUnavailable kind="unknown" language="en" />
  }
  const fields = await act.fields(now())
  const kept = await loadFields(`/operator/${token}/${word}`, draft)
  const sent = isPreviewPosted(fields) ? kept : query
  const values = pickSingleValues({ ...query, ...kept })
  const isChanging = change !== undefined
  const isSent = fields.some((field) => values[field.name] !== undefined)
  const isFormFirst = fields.length > 0 && !act.isTypedAtOnce && !act.isFormOptional
  const isToFillIn = isChanging || (isFormFirst && !isSent)
  const previewed = isToFillIn ? null : await act.preview(act.isTypedAtOnce ? {} : sent, now())
  const { path, subject, about, facts, history } = await loadHeading(token, opened)
  const { preview, faults } = moveToField(previewed)
  const isInvalid = invalid !== undefined || (previewed === null && isSent && !isChanging)
  return (
    <PlainPage isForOffice>
      <ActionPage
        about={about}
        facts={facts}
        faults={{ ...faults, ...(isInvalid && act.faultsIn(values)) }}
        fields={fields}
        isOutdated={outdated !== undefined}
        isTypedAtOnce={act.isTypedAtOnce}
        last={history.at(-1) ?? null}
        name={act.name}
        path={path}
        preview={preview}
        subject={subject}
        values={values}
      />
    </PlainPage>
  )
})

/** Show a refusal next to the field at fault, if there is one. */
function moveToField(preview: OperatorPreview | null) {
  return preview?.kind === 'refused' && preview.field !== undefined
    ? { preview: null, faults: { [preview.field]: preview.text } }
    : { preview, faults: {} }
}

/** Load stored texts that must not appear in the URL, and their key. Empty once confirmed or expired. */
async function loadFields(page: string, key: string | string[] | undefined) {
  const fields = typeof key === 'string' ? await loadDraft(page, key, now()) : null
  return fields ? { ...fields, [DRAFT_PARAM]: key } : {}
}

/** Load the name, path, facts and history of what the action applies to. */
async function loadHeading(token: string, opened: OperatorLinkSubject) {
  if (opened.about === 'booking') {
    const { reference: subject, name, ...page } = await loadOperatorBookingPage(token, opened, now())
    return { ...page, facts: page.rows, subject, about: `${name}: ${page.about}` }
  }
  if (opened.about === 'enquiry') {
    const { path, acts, rows } = await loadEnquiryPage(token, opened)
    return { path, facts: rows, history: acts, subject: 'the enquiry', about: null }
  }
  if (opened.about === 'review') {
    const page = await loadReviewPage(token, opened, now())
    return { ...page, facts: page.rows, subject: 'the review', about: null }
  }
  const { departure, about: reader } = opened
  const page = await loadDeparturePage(token, { departure, reader }, now())
  return { ...page, subject: page.dayText, about: `${page.tourName}, ${page.dayText}` }
}
