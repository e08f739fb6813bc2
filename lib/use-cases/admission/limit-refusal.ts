import 'server-only'
import { type LimitState } from '@/lib/limits/limits'

/** The sender of a request, as limits and proofs of work see it. */
export type Caller = {
  /** See `clientAddress`. */
  readonly address: string
  /** A proof of work is valid for one route only. */
  readonly route: string
  readonly proof: string | null
  /** The form looks filled in by a program. A suspicion, not a refusal. */
  readonly looksAutomatic: boolean
}

/** Not now: retry after this many seconds, or immediately with a proof of work. */
export type LimitRefusal = { readonly kind: 'refused'; readonly retryAfterSeconds: number } & (
  { readonly reason: 'limit_used_up' } | { readonly reason: 'proof_required'; readonly challenge: object }
)

/** Null until the limit is used up. */
export function refuseOverLimit({ isUsedUp, seconds }: LimitState): LimitRefusal | null {
  return isUsedUp ? { kind: 'refused', reason: 'limit_used_up', retryAfterSeconds: seconds } : null
}
