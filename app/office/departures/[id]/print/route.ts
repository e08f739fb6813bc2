import { printGuestList } from '@/app/acts/print-guest-list'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'
import { requireOfficeSession } from '@/lib/http/office-session'
import { route } from '@/lib/http/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/office/departures/[id]/print'>

async function download(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const found = await findOfficeDeparture(await params)
  return printGuestList(found?.subject.departure ?? null, 'guide')
}
