import { outlivesItsPages } from '@/lib/booking/booking'
import { database } from '@/lib/db/client'
import { findOpenChange } from '@/lib/db/changes'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { linkedBooking } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'
import { openLinkPage } from '@/lib/use-cases/checkout/open-link-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: pay })

type Context = RouteContext<'/booking/[token]/pay'>

/** Have Stripe open its page for the booking or the change that waits; the booking's page then leads there. */
async function pay(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await linkedBooking(token, request)
  const path = `/booking/${token}` as const
  const returnUrl = `${env().SITE_URL}${path}`
  const change = await findOpenChange(database(), booking.id)
  if (!change && !outlivesItsPages(booking)) return seeOther(`${path}?done=gone`)
  const opened = change
    ? await openChangePage(change.id, returnUrl, now())
    : await openLinkPage(booking.id, returnUrl, now())
  return seeOther(opened.kind === 'started' ? path : `${path}?done=${DONE[opened.reason] ?? 'unpayable'}`)
}

/** What time has ended can be said; everything else may work in a moment. */
const DONE: Readonly<Partial<Record<string, string>>> = {
  not_held: 'gone',
  not_payable: 'gone',
  too_late_to_pay: 'too_late_to_pay',
}
