import { withPageDeadline } from '@/app/site/with-page-deadline'
import { privateMetadata } from '@/app/site/private-metadata'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { PlainPage } from '@/components/layout/plain-page'
import { OperatorBooking } from '@/components/operator/operator-booking'
import { OperatorDeparture } from '@/components/operator/operator-departure'
import { OperatorEnquiry } from '@/components/operator/operator-enquiry'
import { OperatorReview } from '@/components/operator/operator-review'
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
  const done = word === null ? null : (findSuccessText(word) ?? OTHERS.get(word) ?? null)
  return <PlainPage isForOffice>{await render(token, opened, done)}</PlainPage>
})

async function render(token: string, opened: OperatorLinkSubject, done: string | null) {
  if (opened.about === 'booking')
    return <OperatorBooking done={done} page={await loadOperatorBookingPage(token, opened, now())} />
  if (opened.about === 'enquiry')
    return <OperatorEnquiry done={done} page={await loadEnquiryPage(token, opened)} />
  if (opened.about === 'review')
    return <OperatorReview done={done} page={await loadReviewPage(token, opened, now())} />
  const { departure, about: reader } = opened
  const page = await loadDeparturePage(token, { departure, reader }, now())
  return <OperatorDeparture done={done} isForGuide={reader === 'guide'} page={page} />
}

/** Texts for results that are not named after an action: attendance, and a change waiting for payment. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['attendance', 'It is written down.'],
  [
    'ticked',
    'Nothing was written down: since you looked, somebody else has ticked this party. The list says who, and when.',
  ],
  ['untickable', 'Nothing was written down: this party cannot be ticked now.'],
  ['held', 'The places are kept. The booking is changed once the difference is paid.'],
])
