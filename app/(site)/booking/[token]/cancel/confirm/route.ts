import { now } from '@/lib/db/clock'
import { linkedBooking } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { cancelBooking, previewCancellation } from '@/lib/use-cases/changes/cancel-booking'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: cancel })

type Context = RouteContext<'/booking/[token]/cancel/confirm'>

/** Cancel a booking for what the page before has shown; for less nothing is done, and it shows the new figure. */
async function cancel(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const shown = Number((await readFields(request)).get('refund'))
  const { reference } = (await linkedBooking(token, request)).booking
  const at = now()
  const path = `/booking/${token}` as const
  const ahead = await previewCancellation(reference, 'guest', at)
  if (ahead.kind === 'refused') return seeOther(`${path}${refusedAt(ahead.reason)}`)
  if ((ahead.refund.cents ?? 0) !== shown) return seeOther(`${path}/cancel?outdated`)
  const done = await cancelBooking(reference, 'guest', at)
  return seeOther(`${path}${done.kind === 'refused' ? refusedAt(done.reason) : '?done=cancelled'}`)
}

/** Whoever comes second, by a double click or from another window, sees how the booking stands. */
function refusedAt(reason: string): '?done=ended' | '/cancel?outdated' {
  return reason === 'not_live' ? '?done=ended' : '/cancel?outdated'
}
