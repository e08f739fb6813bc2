import { now } from '@/lib/db/clock'
import { requireGuestLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { withdrawChange } from '@/lib/use-cases/changes/withdraw-change'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: keep })

type Context = RouteContext<'/booking/[token]/keep'>

/** 'Keep the booking as it is': drop the change that is waiting for payment. */
async function keep(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await requireGuestLink(token, request)
  const isGivenUp = await withdrawChange.run(booking.reference, 'guest', now())
  return seeOther(`/booking/${token}?done=${isGivenUp ? 'kept' : 'gone'}`)
}
