import { type Route } from 'next'
import { redirect } from 'next/navigation'
import { type ReactNode } from 'react'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { OfficeFrame } from '@/components/office/office-frame'
import { PleaseWait } from '@/components/office/please-wait'
import { type OfficePath } from '@/lib/contract/office-pages'
import { openOfficePage } from '@/lib/http/office-session'
import { SeeOtherError } from '@/lib/http/see-other'
import { setPageStatus } from '@/lib/http/set-page-status'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/**
 * Wrap a page of the office: it is loaded only for somebody who is signed in; everybody else is sent to `/office`. The
 * page may throw `SeeOtherError` to send its reader to another one.
 *
 * @param current  the page in the navigation that this one belongs to
 */
export function withOfficePage<Props extends object>(
  current: OfficePath,
  page: (props: Props, signed: Signed) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return withPageDeadline(async function OfficePage(props: Props) {
    const visit = await openOfficePage()
    if (visit.kind === 'limited') return <PleaseWait seconds={visit.seconds} />
    if (visit.kind === 'unsigned') return <a href="/office">Sign in to the office</a>
    const { signed } = visit
    return (
      <OfficeFrame current={current} person={signed.member.name}>
        {await page(props, signed).catch(seeOther)}
      </OfficeFrame>
    )
  })
}

function seeOther(error: unknown): ReactNode {
  if (!(error instanceof SeeOtherError)) throw error
  if (!setPageStatus({ code: 303, location: error.path })) redirect(error.path as Route)
  return <a href={error.path}>Go on</a>
}
