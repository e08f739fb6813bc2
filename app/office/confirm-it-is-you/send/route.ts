import { confirmItIsYouPath, parseReturnTo } from '@/lib/contract/office-sign-in'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { seeOther } from '@/lib/http/see-other'
import { requestFreshLink } from '@/lib/use-cases/staff/request-office-link'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: send })

/** Handle 'Send me a link' for somebody who is signed in: the link leads back to what they were doing. */
async function send(request: Request): Promise<Response> {
  requireOwnForm(request)
  const signed = await requireOfficeSession(request)
  const returnTo = parseReturnTo((await readPostedFields(request)).get('to')) ?? '/office/today'
  const answer = await requestFreshLink(signed, returnTo, now())
  if (answer.kind === 'refused') return limitRefusalResponse(answer, 'en')
  return seeOther(`${confirmItIsYouPath(returnTo)}&sent`)
}
