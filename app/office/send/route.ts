import { officeLinkInput } from '@/lib/contract/office-sign-in'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { readOfficeCookie, requireOwnForm } from '@/lib/http/office-session'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { refuse } from '@/lib/http/respond'
import { seeOther } from '@/lib/http/see-other'
import { toCaller } from '@/lib/http/to-caller'
import { requestOfficeLink } from '@/lib/use-cases/staff/request-office-link'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: send })

/** Handle 'Send me a link': the same response for every address. */
async function send(request: Request): Promise<Response> {
  requireOwnForm(request)
  const input = officeLinkInput.safeParse(Object.fromEntries(await readPostedFields(request)))
  if (!input.success)
    return refuse(400, { error: words('refusals', 'en')('noEmailAddress'), code: 'invalid' })
  const visitor = { client: toCaller(request, false).address, cookie: readOfficeCookie(request.headers) }
  const answer = await requestOfficeLink(input.data.email, visitor, now())
  return answer.kind === 'refused' ? limitRefusalResponse(answer, 'en') : seeOther('/office?sent')
}
