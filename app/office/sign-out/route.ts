import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { clearOfficeCookie, readOfficeCookie, requireOwnForm } from '@/lib/http/office-session'
import { seeOther } from '@/lib/http/see-other'
import { endSessionOfCookie } from '@/lib/use-cases/staff/end-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: signOut })

/** Handle 'Sign out', also in a browser whose session has ended. */
async function signOut(request: Request): Promise<Response> {
  requireOwnForm(request)
  await endSessionOfCookie(readOfficeCookie(request.headers), now())
  return clearOfficeCookie(seeOther('/office'))
}
