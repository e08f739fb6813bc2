import { tickParty } from '@/app/acts/tick-party'
import { actThroughLink } from '@/lib/db/history/actor'
import { route } from '@/lib/http/define-route'
import { requireInboxLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: tick })

type Context = RouteContext<'/operator/[token]/attendance'>

async function tick(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const opened = await requireInboxLink(token, request)
  const name = opened.about === 'guide' ? '' : opened.inbox
  return tickParty(request, {
    path: `/operator/${token}`,
    departureId: opened.about === 'departure' ? opened.departure.id : null,
    noticeKey: token,
    runAsReader: (work) => actThroughLink({ name }, work),
  })
}
