import { now } from '@/lib/db/clock'
import { openWaitingListLink, refuseInvalidLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { leaveWaitingList } from '@/lib/use-cases/waiting-list/leave-waiting-list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: leave })

type Context = RouteContext<'/waiting/[token]/leave'>

/** Handle 'Leave the waiting list': remove the entry. */
async function leave(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const opened = await openWaitingListLink(token, request.headers)
  if (opened.kind !== 'opened') refuseInvalidLink(opened)
  await leaveWaitingList(opened.partyId, now())
  return seeOther(`/waiting/${token}`)
}
