import { withPageDeadline } from '@/app/site/with-page-deadline'
import { privateMetadata } from '@/app/site/private-metadata'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { PlainPage } from '@/components/layout/plain-page'
import { OperatorBooking } from '@/components/operator/operator-booking'
import { OperatorDeparture } from '@/components/operator/operator-departure'
import { OperatorEnquiry } from '@/components/operator/operator-enquiry'
import { OperatorReview } from '@/components/operator/operator-review'
import { OPERATOR_NOTICES } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { openOperatorPage } from '@/lib/http/open-page'
import { findSuccessText } from '@/lib/office/find-act'
import { readSuccessNotice } from '@/lib/use-cases/links/success-notice'
import { type OperatorLinkSubject } from '@/lib/use-cases/links/open-operator-link'
import { loadDeparturePage } from '@/lib/use-cases/operator-page/load-departure-page'
import { loadEnquiryPage } from '@/lib/use-cases/operator-page/load-enquiry-page'
import { loadReviewPage } from '@/lib/use-cases/operator-page/load-review-page'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = privateMetadata(
  'For the office',
  'A booking or a departure: how it stands, who comes, and what became of it.',
)

/** Forms redirect here with their result in `?done=`. */
export default withPageDeadline(async function OperatorPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await openOperatorPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language="en" />
  const word = await readSuccessNotice(token, query.done, now())
  const done = word === null ? null : (findSuccessText(word) ?? OPERATOR_NOTICES.get(word) ?? null)
  return <PlainPage isForOffice>{await render(opened, `/operator/${token}`, done)}</PlainPage>
})

async function render(opened: OperatorLinkSubject, path: `/${string}`, done: string | null) {
  if (opened.about === 'departure' || opened.about === 'guide') {
    const page = await loadDeparturePage(opened.departure, { path, reader: opened.about }, now())
    return <OperatorDeparture done={done} page={page} reader={opened.about} />
  }
  const place = { path, inbox: opened.inbox }
  if (opened.about === 'booking')
    return <OperatorBooking done={done} page={await loadOperatorBookingPage(opened.booking, place, now())} />
  if (opened.about === 'enquiry')
    return <OperatorEnquiry done={done} page={await loadEnquiryPage(opened.enquiry, place)} />
  return <OperatorReview done={done} page={await loadReviewPage(opened.review, place, now())} />
}
