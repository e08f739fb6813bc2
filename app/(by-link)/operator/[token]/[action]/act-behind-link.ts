import { type ActPlace } from '@/app/acts/act-place'
import { actThroughLink } from '@/lib/db/history/actor'
import { requireInboxLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { findPageAct, type PageAct } from '@/lib/office/page-act'
import { type OperatorLinkSubject } from '@/lib/use-cases/links/open-operator-link'

/** Find the act for a path segment; null if there is none. Guides have no acts. */
export function findActBehindLink(word: string, opened: OperatorLinkSubject): PageAct | null {
  if (opened.about === 'guide') return null
  return findPageAct(word, opened, (work) => actThroughLink({ name: opened.inbox }, work))
}

/** Find the act that a form behind an operator link is about. Throws `RefusedRequestError` if there is none. */
export async function requireActBehindLink(
  request: Request,
  { token, action }: { readonly token: string; readonly action: string },
): Promise<ActPlace> {
  refuseCrossSite(request)
  const act = findActBehindLink(action, await requireInboxLink(token, request))
  if (!act) throw new RefusedRequestError(404, { error: 'There is no such action.', code: 'not_found' })
  return { path: `/operator/${token}`, act, noticeKey: token }
}
