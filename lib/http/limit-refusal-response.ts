import { refuse } from '@/lib/http/respond'
import { type Language } from '@/lib/language/language'
import { type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'
import { apiRefusalText } from '@/lib/words/refusals/api'

/**
 * Respond with 429 and `Retry-After` when a rate limit is used up, or nearly is and the client must send a proof of
 * work.
 */
export function limitRefusalResponse(refusal: LimitRefusal, language: Language): Response {
  const body = { error: apiRefusalText(refusal, language), code: 'too_many_requests' } as const
  return refuse(429, refusal.reason === 'proof_required' ? { ...body, challenge: refusal.challenge } : body, {
    language,
    retryAfterSeconds: refusal.retryAfterSeconds,
  })
}
