import { company } from '@/content/company'
import { hasUpcomingTour } from '@/lib/booking/booking-status'
import { now } from '@/lib/db/clock'
import { createCalendarAttachment } from '@/lib/emails/create-calendar-attachment'
import { env } from '@/lib/env'
import { fileResponse } from '@/lib/http/file-response'
import { requireGuestLink } from '@/lib/http/open-link'
import { route } from '@/lib/http/define-route'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { RefusedRequestError } from '@/lib/http/respond'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/booking/[token]/calendar'>

/** Download the calendar file of an upcoming booking in its current state. */
async function download(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const { facts, standing } = await loadGuestPage(token, await requireGuestLink(token, request), now())
  if (!hasUpcomingTour(standing)) {
    const { language } = facts
    const error = words('refusals', language)('notInCalendar')
    throw new RefusedRequestError(404, { error, code: 'not_found' }, { language })
  }
  return fileResponse(createCalendarAttachment(facts, { ...company, siteUrl: env().SITE_URL }))
}
