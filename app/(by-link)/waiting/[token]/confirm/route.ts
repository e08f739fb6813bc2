import { now } from '@/lib/db/clock'
import { openWaitingListLink, refuseInvalidLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { confirmWaitingListPlace } from '@/lib/use-cases/waiting-list/confirm-waiting-list-place'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/waiting/[token]/confirm'>

/** Handle 'Confirm my place in the line': confirm an entry on the waiting list. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const opened = await openWaitingListLink(token, request.headers)
  if (opened.kind !== 'opened') refuseInvalidLink(opened)
  await confirmWaitingListPlace(opened.partyId, now())
  return seeOther(`/waiting/${token}`)
}
