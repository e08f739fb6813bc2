import { attendanceInput } from '@/lib/contract/departure-page'
import { actByLink } from '@/lib/db/history/actor'
import { now } from '@/lib/db/clock'
import { requireInboxLink } from '@/lib/http/open-link'
import { readInput } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { doneNoticeQuery } from '@/lib/use-cases/links/done-notice'
import { tickParty } from '@/lib/use-cases/operator-page/tick-party'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: tick })

type Context = RouteContext<'/operator/[token]/attendance'>

/**
 * Handle 'Came' or 'No-show' next to a party on the list. It needs no preview, because the other button reverses it.
 */
async function tick(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const opened = await requireInboxLink(token, request)
  const input = await readInput(request, attendanceInput)
  const party =
    opened.about === 'departure'
      ? await actByLink({ name: opened.inbox }, () => tickParty(opened.departure.id, input, now()))
      : null
  if (!party) throw new RefusedRequestError(404, { error: 'There is no such party.', code: 'not_found' })
  const query = await doneNoticeQuery(token, WORDS[party.kind], now())
  return seeOther(`/operator/${token}${query}${party.kind === 'ticked' ? `#${input.reference}` : ''}`)
}

/** The `?done=` result for each outcome. The page shows a note at the top if attendance was not recorded. */
const WORDS = { ticked: 'attendance', unseen: 'ticked', refused: 'untickable' } as const
