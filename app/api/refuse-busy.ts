import { RefusedError } from '@/app/api/respond'
import { PROOF_HEADER } from '@/lib/booking/wire'
import { askForProof, takeProof } from '@/lib/desk/proof-of-work'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { type Use } from '@/lib/limits/limits'

/** Who sent a request, see `clientAddress`. */
export function clientOf(request: Request): string {
  return request.headers.get(CLIENT_HEADER) ?? 'unknown'
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

type Doubt = {
  readonly uses: readonly Use[]
  /** See `readForm`. */
  readonly looksAutomatic: boolean
  /** Beside asking, when no proof came. */
  readonly onUnproven?: () => Promise<unknown>
}

/**
 * Ask for a proof of work when a limit is near or a form looks filled in by a program, so that a person waits for a
 * second and a flood costs its sender time. Throws `RefusedError` (429) with a challenge until a proof comes with the
 * call; each proof counts once.
 */
export async function refuseUnproven(request: Request, doubt: Doubt): Promise<void> {
  const near = doubt.uses.filter(({ isNear }) => isNear)
  if (near.length === 0 && !doubt.looksAutomatic) return
  const route = new URL(request.url).pathname
  const proof = request.headers.get(PROOF_HEADER)
  const now = new Date()
  if (proof && proof.length <= PROOF_LENGTH && (await takeProof(proof, route, now))) return
  await doubt.onUnproven?.()
  const challenge = await askForProof(route, now)
  const error = 'We could not tell whether a person sent this. Please send it once more, or write to us.'
  const seconds = near.length > 0 ? Math.max(...near.map((use) => use.seconds)) : ONCE_MORE_SECONDS
  throw new RefusedError(429, { error, code: 'too_many_requests', challenge }, seconds)
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
