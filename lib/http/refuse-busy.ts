import { RefusedError } from '@/lib/http/respond'
import { PROOF_HEADER } from '@/lib/contract/wire'
import { now } from '@/lib/db/clock'
import { askForProof, takeProof } from '@/lib/use-cases/checkout/proof-of-work'
import { clientIn } from '@/lib/limits/client-header'
import { type Use } from '@/lib/limits/limits'

/** Who sent a request, for the limits. */
export function clientOf(request: Request): string {
  return clientIn(request.headers)
}

/** Throws `RefusedError` (429) when a limit is used up. */
export function refuseUsedUp({ isUsedUp, seconds }: Use): void {
  if (!isUsedUp) return
  const error = `There were very many requests from you. Please try again in ${inWords(seconds)}, or write to us.`
  throw new RefusedError(429, { error, code: 'too_many_requests' }, seconds)
}

/** For a form that may be sent again at once, with its proof. */
const ONCE_MORE_SECONDS = 1

/** Longer than any proof is; nobody reads more. */
const PROOF_LENGTH = 4096

/** Whether the call brings a proof of work that holds. Each proof counts once, and is used up by asking. */
export async function isProven(request: Request): Promise<boolean> {
  const proof = request.headers.get(PROOF_HEADER)
  if (!proof || proof.length > PROOF_LENGTH) return false
  return takeProof(proof, routeOf(request), now())
}

/**
 * Ask for a proof of work: where a limit is near, or a form looks filled in by a program, a person waits for a second
 * and a flood costs its sender time. Throws `RefusedError` (429) with a challenge.
 */
export async function throwChallenge(request: Request, uses: readonly Use[]): Promise<never> {
  const challenge = await askForProof(routeOf(request), now())
  const error = 'We could not tell whether a person sent this. Please send it once more, or write to us.'
  const near = uses.filter(({ isNear }) => isNear)
  const seconds = near.length > 0 ? Math.max(...near.map((use) => use.seconds)) : ONCE_MORE_SECONDS
  throw new RefusedError(429, { error, code: 'too_many_requests', challenge }, seconds)
}

function routeOf(request: Request): string {
  return new URL(request.url).pathname
}

/** `12 minutes`, `3 hours` */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
