import 'server-only'
import { type LimitState } from '@/lib/limits/limits'

/** Who sends a call, as far as limits and proofs of work go. */
export type Caller = {
  /** See `clientAddress`. */
  readonly address: string
  /** A proof of work holds on one route alone. */
  readonly route: string
  /** The proof of work that came with the call. */
  readonly proof: string | null
  /** The form looks filled in by a program. A doubt, no refusal. */
  readonly looksAutomatic: boolean
}

/** Not now: the limit resets after so many seconds, or the same call may be repeated at once with a proof of work. */
export type LimitRefusal = { readonly kind: 'refused'; readonly retryAfterSeconds: number } & (
  { readonly reason: 'limit_used_up' } | { readonly reason: 'proof_required'; readonly challenge: object }
)

/** Null while the limit is not used up. */
export function refuseUsedUp({ isUsedUp, seconds }: LimitState): LimitRefusal | null {
  return isUsedUp ? { kind: 'refused', reason: 'limit_used_up', retryAfterSeconds: seconds } : null
}
