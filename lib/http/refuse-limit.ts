import { refuse } from '@/lib/http/respond'
import { type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'
import { callRefusalText } from '@/lib/words/refusals/call'

/**
 * Respond with 429 and `Retry-After` when a rate limit is used up, or nearly is and the client must send a proof of
 * work.
 */
export function refuseLimit(refusal: LimitRefusal): Response {
  const body = { error: callRefusalText(refusal), code: 'too_many_requests' } as const
  return refuse(
    429,
    refusal.reason === 'proof_required' ? { ...body, challenge: refusal.challenge } : body,
    refusal.retryAfterSeconds,
  )
}
