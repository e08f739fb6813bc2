import { z } from 'zod'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { RefusedRequestError } from '@/lib/http/respond'
import { seeOther } from '@/lib/http/see-other'
import { endOfficeSessions } from '@/lib/use-cases/staff/end-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: end })

type Context = RouteContext<'/office/settings/sessions/[id]/end'>

/** Handle 'End' next to a session. One that has ended already stays so. */
async function end(request: Request, { params }: Context): Promise<Response> {
  requireOwnForm(request)
  const { member } = await requireOfficeSession(request)
  const { id } = await params
  if (!z.guid().safeParse(id).success)
    throw new RefusedRequestError(404, { error: 'There is no such session.', code: 'not_found' })
  await endOfficeSessions({ id }, member.name, now())
  return seeOther('/office/settings')
}
