import 'server-only'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { markProofUsed } from '@/lib/db/upkeep/purge-expired'
import { consumeLimit, type LimitName, type LimitState } from '@/lib/limits/limits'
import { checkProof, issueChallenge } from '@/lib/limits/proof-of-work'
import { type Caller, type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'

const SECRET = 'proof of work'

/** For a form that may be resubmitted immediately, with its proof. */
const ONCE_MORE_SECONDS = 1

/**
 * Require a proof of work: where a limit is near or a form looks filled in by a program, it costs a person a second and
 * a flood its sender's time.
 *
 * @param use  how far the limit is used up; null when the proof is required for another reason
 */
export async function requireProof(
  { route }: Caller,
  now: Date,
  use: LimitState | null,
): Promise<LimitRefusal> {
  const challenge = await issueChallenge({ secret: await loadServerSecret(database(), SECRET), route, now })
  const retryAfterSeconds = use?.isNear ? use.seconds : ONCE_MORE_SECONDS
  return { kind: 'refused', reason: 'proof_required', challenge, retryAfterSeconds }
}

/** Count a form that was sent. Near the limit, or if a program seems to have filled it in, require a proof of work. */
export async function countForm(limit: LimitName, caller: Caller, now: Date): Promise<LimitRefusal | null> {
  const use = await consumeLimit(limit, caller.address)
  const usedUp = refuseOverLimit(use)
  if (usedUp) return usedUp
  const needsProof = (caller.looksAutomatic || use.isNear) && !(await consumeProof(caller, now))
  return needsProof ? requireProof(caller, now, use) : null
}

/** Whether the request carries a valid, unused proof. Checking uses it up. */
export async function consumeProof({ proof: text, route }: Caller, now: Date): Promise<boolean> {
  if (text === null) return false
  const proof = await checkProof(text, { secret: await loadServerSecret(database(), SECRET), route, now })
  return proof !== null && (await markProofUsed(database(), proof))
}
