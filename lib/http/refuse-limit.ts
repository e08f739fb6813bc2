import { refuse } from '@/lib/http/respond'
import { type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'
import { callRefusalText } from '@/lib/words/refusals/call'

/** The response when a limit is used up, or is close and a proof of work is required: 429 with `Retry-After`. */
export function refuseLimit(refusal: LimitRefusal): Response {
  const body = { error: callRefusalText(refusal), code: 'too_many_requests' } as const
  return refuse(
    429,
    refusal.reason === 'proof_required' ? { ...body, challenge: refusal.challenge } : body,
    refusal.retryAfterSeconds,
  )
}
