import { now } from '@/lib/db/clock'
import { fileResponse } from '@/lib/http/file-response'
import { requireInboxLink } from '@/lib/http/open-link'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { renderGuestList } from '@/lib/use-cases/departures/render-guest-list'
import { loadGuestList } from '@/lib/use-cases/departures/load-guest-list'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/operator/[token]/print'>

/**
 * Download a departure's guest list as an A4 page. Only a guide's link includes health notes; it leaves out who has
 * paid.
 */
async function download(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const opened = await requireInboxLink(token, request)
  const isOfDeparture = opened.about === 'departure' || opened.about === 'guide'
  const listing = isOfDeparture ? await loadGuestList(opened.departure, now()) : null
  if (!listing) throw new RefusedRequestError(404, { error: 'There is no such list.', code: 'not_found' })
  const { departure, rows } = listing
  const hidden = opened.about === 'guide' ? ({ state: 'confirmed' } as const) : { health: null }
  const printed = rows.map((row) => ({ ...row, booking: { ...row.booking, ...hidden } }))
  return fileResponse({
    filename: `list-${departure.tourId}-${departure.day}.pdf`,
    contentType: 'application/pdf',
    content: await renderGuestList(departure, printed, now()),
    isShown: true,
  })
}
