import { attendanceInput } from '@/lib/contract/departure-page'
import { actThroughLink } from '@/lib/db/history/actor'
import { now } from '@/lib/db/clock'
import { requireInboxLink } from '@/lib/http/open-link'
import { readPostedInput } from '@/lib/http/read-posted-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { buildSuccessNoticeQuery } from '@/lib/use-cases/links/success-notice'
import { recordAttendance } from '@/lib/use-cases/operator-page/record-attendance'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: tick })

type Context = RouteContext<'/operator/[token]/attendance'>

/**
 * Handle 'Came' or 'No-show' next to a party on the list. It needs no preview, because the other button reverses it.
 */
async function tick(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const opened = await requireInboxLink(token, request)
  const input = await readPostedInput(request, attendanceInput)
  const party =
    opened.about === 'departure'
      ? await actThroughLink({ name: opened.inbox }, () =>
          recordAttendance(opened.departure.id, input, now()),
        )
      : null
  if (!party) throw new RefusedRequestError(404, { error: 'There is no such party.', code: 'not_found' })
  const query = await buildSuccessNoticeQuery(token, WORDS[party.kind], now())
  return seeOther(`/operator/${token}${query}${party.kind === 'ticked' ? `#${input.reference}` : ''}`)
}

/** The `?done=` result for each outcome. The page shows a note at the top if attendance was not recorded. */
const WORDS = { ticked: 'attendance', unseen: 'ticked', refused: 'untickable' } as const
