import 'server-only'
import { database } from '@/lib/db/client'
import { loadSecret, markProofUsed } from '@/lib/db/proofs'
import { checkProof, poseChallenge } from '@/lib/limits/proof-of-work'

const SECRET = 'proof of work'

/** Pose a challenge for one route, to be solved by whoever sent too much or too fast. */
export async function askForProof(route: string, now: Date) {
  return poseChallenge({ secret: await loadSecret(database(), SECRET), route, now })
}

/** Whether a proof holds for a route and is used for the first time. It is used up by asking. */
export async function takeProof(text: string, route: string, now: Date): Promise<boolean> {
  const proof = await checkProof(text, { secret: await loadSecret(database(), SECRET), route, now })
  return proof !== null && (await markProofUsed(database(), proof))
}
