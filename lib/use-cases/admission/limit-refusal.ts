import 'server-only'
import { type LimitState } from '@/lib/limits/limits'

/** What rate limits and proofs of work need to know about the sender of a request. */
export type Caller = {
  /** The client's address, see `resolveClientAddress`. */
  readonly address: string
  /** The route called: a proof of work is valid for one route only. */
  readonly route: string
  readonly proof: string | null
  /** Whether the form looks as if a bot filled it in. That alone is never a reason to refuse. */
  readonly looksAutomatic: boolean
}

/** The request may be retried after this many seconds, or at once with a proof of work. */
export type LimitRefusal = { readonly kind: 'refused'; readonly retryAfterSeconds: number } & (
  { readonly reason: 'limit_used_up' } | { readonly reason: 'proof_required'; readonly challenge: object }
)

/** Refuse the request if the limit is used up; returns null if it is not. */
export function refuseOverLimit({ isUsedUp, seconds }: LimitState): LimitRefusal | null {
  return isUsedUp ? { kind: 'refused', reason: 'limit_used_up', retryAfterSeconds: seconds } : null
}
