import { findPersonOfBooking } from '@/app/office/bookings/[reference]/person/find-person'
import { downloadPerson } from '@/app/office/office-person'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: download })

type Context = RouteContext<'/office/bookings/[reference]/person/export'>

/** Handle 'Export'. It is a POST, so that no link from elsewhere downloads personal data. */
async function download(request: Request, { params }: Context): Promise<Response> {
  requireOwnForm(request)
  await requireOfficeSession(request)
  return downloadPerson(await findPersonOfBooking(await params))
}
