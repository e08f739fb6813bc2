import { addressOf } from '@/lib/contract/address'
import { localeField } from '@/lib/contract/fields'
import { findBookingInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { resendBookingLinks } from '@/lib/use-cases/links/resend-booking-links'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: send })

/** Handle the form on `/find-booking`. */
async function send(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const typed = Object.fromEntries(await readPostedFields(request))
  const language = localeField.catch('en').parse(typed.locale)
  const input = findBookingInput.safeParse(typed)
  if (!input.success) {
    const error = words('refusals', language)('noEmailAddress')
    return refuse(400, { error, code: 'invalid' }, { language })
  }
  const answer = await resendBookingLinks(input.data.email, toCaller(request, false).address, now())
  return answer.kind === 'refused'
    ? limitRefusalResponse(answer, language)
    : seeOther(addressOf('/find-booking?sent', language))
}
