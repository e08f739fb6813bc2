import { findOfficeEmail } from '@/app/office/emails/[id]/find-office-email'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession } from '@/lib/http/office-session'
import { NO_STORE_HEADERS, RefusedRequestError } from '@/lib/http/respond'
import { renderStoredEmail } from '@/lib/use-cases/delivery/render-stored-email'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: show })

type Context = RouteContext<'/office/emails/[id]/html'>

/** Show the HTML part of an e-mail as a document of its own, whose policy is in lib/server/request/header-rules.ts. */
async function show(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const found = await findOfficeEmail(await params)
  const content = found && (await renderStoredEmail(found.subject.email))
  if (!content) throw new RefusedRequestError(404, { error: 'There is no such text.', code: 'not_found' })
  const headers = { ...NO_STORE_HEADERS, 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(content.html, { headers })
}
