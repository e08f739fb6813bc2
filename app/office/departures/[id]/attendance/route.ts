import { tickParty } from '@/app/acts/tick-party'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'
import { runAsSigned } from '@/app/office/run-as-signed'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: tick })

type Context = RouteContext<'/office/departures/[id]/attendance'>

async function tick(request: Request, { params }: Context): Promise<Response> {
  requireOwnForm(request)
  const signed = await requireOfficeSession(request)
  const { id } = await params
  return tickParty(request, {
    path: `/office/departures/${id}`,
    departureId: (await findOfficeDeparture({ id }))?.subject.departure.id ?? null,
    noticeKey: signed.session.id,
    runAsReader: runAsSigned(signed),
  })
}
