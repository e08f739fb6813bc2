import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { readOfficeCookie, requireOwnForm, setOfficeCookie } from '@/lib/http/office-session'
import { refuseInvalidLink } from '@/lib/http/open-link'
import { seeOther } from '@/lib/http/see-other'
import { toCaller } from '@/lib/http/to-caller'
import { startSession } from '@/lib/use-cases/staff/start-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: open })

type Context = RouteContext<'/office/enter/[token]/open'>

/** Handle 'Open the office': use the link up and sign this browser in. */
async function open(request: Request, { params }: Context): Promise<Response> {
  requireOwnForm(request)
  const { token } = await params
  const { headers } = request
  const browser = {
    client: toCaller(request, false).address,
    userAgent: headers.get('user-agent') ?? '',
    cookie: readOfficeCookie(headers),
  }
  const started = await startSession(token, browser, now())
  if (started.kind !== 'opened') refuseInvalidLink(started)
  return setOfficeCookie(seeOther(started.returnTo), started.cookie)
}
