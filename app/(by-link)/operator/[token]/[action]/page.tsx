import { notFound } from 'next/navigation'
import { findActBehindLink } from '@/app/(by-link)/operator/[token]/[action]/act-behind-link'
import { renderActPage } from '@/app/acts/act-page'
import { loadActHeading } from '@/app/acts/load-act-heading'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { privateMetadata } from '@/app/site/private-metadata'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { PlainPage } from '@/components/layout/plain-page'
import { openOperatorPage } from '@/lib/http/open-page'
import { setPageStatus } from '@/lib/http/set-page-status'

export const metadata = privateMetadata(
  'For the office',
  'What happens to guests, money and e-mails, shown before you confirm.',
)

/** The form and the preview of an act. */
export default withPageDeadline(async function OperatorActionPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]/[action]'>) {
  const { token, action: word } = await params
  const opened = await openOperatorPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language="en" />
  const act = findActBehindLink(word, opened)
  if (!act || opened.about === 'guide') {
    if (!setPageStatus({ code: 404 })) notFound()
    return <LinkUnavailable kind="unknown" language="en" />
  }
  const place = { path: `/operator/${token}`, inbox: opened.inbox } as const
  return (
    <PlainPage isForOffice>
      {await renderActPage(
        { path: place.path, act, subject: opened, reader: { actor: 'operator_link', name: opened.inbox } },
        await searchParams,
        () => loadActHeading(opened, place),
      )}
    </PlainPage>
  )
})
