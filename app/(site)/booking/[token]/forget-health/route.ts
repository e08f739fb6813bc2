import { requireGuestLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { eraseHealth } from '@/lib/use-cases/changes/erase-health'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: forget })

type Context = RouteContext<'/booking/[token]/forget-health'>

/** 'Delete it now': consent can be withdrawn at any time, even when other details can no longer be changed. */
async function forget(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await requireGuestLink(token, request)
  await eraseHealth.run(booking.id)
  return seeOther(`/booking/${token}?done=forgotten`)
}
