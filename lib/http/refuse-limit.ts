import { refuse } from '@/lib/http/respond'
import { type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'

/** The response when a limit is used up, or is close and a proof of work is required: 429 with `Retry-After`. */
export function refuseLimit(refusal: LimitRefusal): Response {
  const { retryAfterSeconds } = refusal
  switch (refusal.reason) {
    case 'limit_used_up': {
      const error = `There were very many requests from you. Please try again in ${durationText(retryAfterSeconds)}, or write to us.`
      return refuse(429, { error, code: 'too_many_requests' }, retryAfterSeconds)
    }
    case 'proof_required': {
      const error = 'We could not tell whether a person sent this. Please send it once more, or write to us.'
      const { challenge } = refusal
      return refuse(429, { error, code: 'too_many_requests', challenge }, retryAfterSeconds)
    }
  }
}

/** `12 minutes`, `3 hours` */
export function durationText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
