import { cancelInput } from '@/lib/contract/guest-page'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { now } from '@/lib/db/clock'
import { requireGuestLink } from '@/lib/http/open-link'
import { readInput } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: cancel })

type Context = RouteContext<'/booking/[token]/cancel/confirm'>

/** Cancel a booking for the refund just shown. If the amount has changed, do nothing and show the new one. */
async function cancel(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { reference } = (await requireGuestLink(token, request)).booking
  const { refund: shownCents } = await readInput(request, cancelInput)
  const done = await cancelBooking.run(reference, 'guest', now(), { shownCents })
  return seeOther(
    `/booking/${token}${done.kind === 'refused' ? refusalQuery(done.reason) : '?done=cancelled'}`,
  )
}

/** A second submission, from a double click or another window, shows the current status of the booking. */
function refusalQuery(reason: GuestRefusalReason): '?done=ended' | '/cancel?outdated' {
  return reason === 'not_live' ? '?done=ended' : '/cancel?outdated'
}
