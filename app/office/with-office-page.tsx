import { type ReactNode } from 'react'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { openOfficePage } from '@/lib/http/office-session'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/**
 * Wrap a page of the office, which only a person who is signed in may see. Anybody else is sent to the page that signs
 * in; a browser that does not follow sees the link. Rule: office-session (docs/rules.md)
 */
export function withOfficePage<Props extends object>(
  page: (props: Props, signed: Signed) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return withPageDeadline(async (props: Props) => {
    const signed = await openOfficePage()
    return signed ? page(props, signed) : <a href="/office">Open the office</a>
  })
}
