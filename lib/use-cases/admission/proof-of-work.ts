import 'server-only'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'
import { markProofUsed } from '@/lib/db/upkeep/purge-expired-rows'
import { consumeLimit, type LimitName, type LimitState } from '@/lib/limits/limits'
import { checkProof, issueChallenge } from '@/lib/limits/proof-of-work'
import { type Caller, type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'

const SECRET = 'proof of work'

/** Seconds to wait if no limit is near: the form may be resubmitted as soon as the browser has its proof. */
const RETRY_SECONDS = 1

/**
 * Require a proof of work. Used when a limit is near or a bot seems to have filled in the form: a proof costs a person
 * about a second, but makes flooding us expensive.
 *
 * @param use  how much of the limit is used; null when the proof is required for another reason
 */
export async function requireProof(
  { route }: Caller,
  now: Date,
  use: LimitState | null,
): Promise<LimitRefusal> {
  const challenge = await issueChallenge({ secret: await loadServerSecret(database(), SECRET), route, now })
  const retryAfterSeconds = use?.isNear ? use.seconds : RETRY_SECONDS
  return { kind: 'refused', reason: 'proof_required', challenge, retryAfterSeconds }
}

/** Count a submitted form. If the limit is near, or a bot seems to have filled in the form, require a proof of work. */
export async function limitFormSubmission(
  limit: LimitName,
  caller: Caller,
  now: Date,
): Promise<LimitRefusal | null> {
  const use = await consumeLimit(limit, caller.address)
  const usedUp = refuseOverLimit(use)
  if (usedUp) return usedUp
  const needsProof = (caller.looksAutomatic || use.isNear) && !(await consumeProof(caller, now))
  return needsProof ? requireProof(caller, now, use) : null
}

/** Whether the request includes a valid, unused proof. Each proof can be checked only once. */
export async function consumeProof({ proof: text, route }: Caller, now: Date): Promise<boolean> {
  if (text === null) return false
  const proof = await checkProof(text, { secret: await loadServerSecret(database(), SECRET), route, now })
  return proof !== null && (await markProofUsed(database(), proof))
}
