import { type WaitingListResponse, waitingListRequest } from '@/lib/contract/waiting-list'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { readForm } from '@/lib/http/read-form'
import { bookingRefusalResponse } from '@/lib/http/booking-refusal-response'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { answer, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { type Language } from '@/lib/language/language'
import { joinWaitingList, type JoinWaitingListResult } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { apiRefusalText } from '@/lib/words/refusals/api'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: join })

/** Put a party on the waiting list for dates that are full. */
async function join(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const { fields, looksAutomatic } = await readForm(request, waitingListRequest)
  const { tour_id: tourId, tour_date_ids: departureIds, locale: language, ...party } = fields
  const caller = toCaller(request, looksAutomatic)
  const outcome = await joinWaitingList({ tourId, departureIds, language, ...party }, now(), caller)
  return toResponse(outcome, language)
}

function toResponse(outcome: JoinWaitingListResult, language: Language): Response {
  if (outcome.kind === 'waiting') return answer({ success: true } satisfies WaitingListResponse)
  switch (outcome.reason) {
    case 'has_room':
      return refuse(409, { error: apiRefusalText(outcome, language), code: 'has_room' }, { language })
    case 'party_too_large':
      return refuse(400, { error: apiRefusalText(outcome, language), code: 'invalid' }, { language })
    default:
      return bookingRefusalResponse(outcome, language)
  }
}
