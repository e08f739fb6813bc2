import { outlivesPaymentPage } from '@/lib/booking/booking'
import { database } from '@/lib/db/client'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { requireGuestLink } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'
import { openLinkPage } from '@/lib/use-cases/checkout/open-link-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: pay })

type Context = RouteContext<'/booking/[token]/pay'>

/** Open Stripe's payment page for the booking or for its unpaid change. The booking page then links to it. */
async function pay(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await requireGuestLink(token, request)
  const path = `/booking/${token}` as const
  const returnUrl = `${env().SITE_URL}${path}`
  const change = await findOpenChange(database(), booking.id)
  if (!change && !outlivesPaymentPage(booking)) return seeOther(`${path}?done=gone`)
  const opened = change
    ? await openChangePage(change.id, returnUrl, now())
    : await openLinkPage(booking.id, returnUrl, now())
  return seeOther(opened.kind === 'started' ? path : `${path}?done=${DONE[opened.reason] ?? 'unpayable'}`)
}

/** Results of reasons that are final. For all others a retry may work. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  not_held: 'gone',
  not_payable: 'gone',
  too_late_to_pay: 'too_late_to_pay',
}
