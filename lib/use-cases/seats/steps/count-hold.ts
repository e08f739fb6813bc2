import 'server-only'
import { consumeLimit, type LimitState } from '@/lib/limits/limits'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { type Admission } from '@/lib/use-cases/seats/steps/refuse-over-limits'

/**
 * The caller has begun more bookings, or held more seats, than are free without a proof, or than are allowed at all.
 */
export type LimitReached = {
  readonly kind: 'refused'
  readonly reason: 'limit_reached'
  readonly caller: Caller
  readonly use: LimitState
}

/**
 * Count seats just before they are held, so that a burst does not slip through.
 *
 * @returns  null when they may be held
 */
export async function countHold(
  { caller, hasProof }: Admission,
  seats: number,
): Promise<LimitReached | null> {
  const uses = await Promise.all([
    consumeLimit('bookings_of_client', caller.address),
    consumeLimit('seats_of_client', caller.address, seats),
  ])
  const use = uses.find(({ isUsedUp }) => isUsedUp) ?? uses.find(({ isNear }) => isNear && !hasProof)
  return use ? { kind: 'refused', reason: 'limit_reached', caller, use } : null
}
