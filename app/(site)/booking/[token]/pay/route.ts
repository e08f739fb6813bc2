import { database } from '@/lib/db/client'
import { findOpenChange } from '@/lib/db/changes'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { linkedBooking } from '@/lib/http/open-link'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { openBookingPage } from '@/lib/use-cases/checkout/open-booking-page'
import { openChangePage } from '@/lib/use-cases/checkout/open-change-page'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: pay })

type Context = RouteContext<'/booking/[token]/pay'>

/** Have Stripe open its page for the change that waits, or the booking itself; the booking's page then leads there. */
async function pay(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await linkedBooking(token, request)
  const path = `/booking/${token}` as const
  const change = await findOpenChange(database(), booking.id)
  const url = `${env().SITE_URL}${path}`
  const opened = change
    ? await openChangePage(change.id, url, now())
    : await openBookingPage(booking.id, url, now())
  if (opened.kind === 'refused' && opened.reason === 'not_held') return seeOther(path)
  return seeOther(opened.kind === 'started' ? path : `${path}?done=unpayable`)
}
