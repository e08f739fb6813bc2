import 'server-only'
import { hkdfSync, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** Minutes in which to solve a challenge and send the solution. */
const CHALLENGE_MINUTES = 5

/** PBKDF2 iterations per try: about a millisecond on a laptop. */
const COST = 2000

/** Tries until the solution is found: about half a second on a laptop, two on a phone, and never much longer. */
const MIN_TRIES = 150
const MAX_TRIES = 450

/** A challenge's route, the secret that all instances share, and the current time. */
export type ChallengeTerms = { readonly secret: Uint8Array; readonly route: string; readonly now: Date }

/** A correct solution to a challenge, valid unless it has been used before. */
export type ProofOfWork = { readonly id: string; readonly expiresAt: Date }

/** Issue a challenge whose solution is accepted on one route only. */
export function issueChallenge({ secret, route, now }: ChallengeTerms): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MIN_TRIES, MAX_TRIES),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1000) + CHALLENGE_MINUTES * 60,
    data: { route },
    ...keysFrom(secret),
  })
}

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.hex().max(64),
      salt: z.hex().max(64),
      cost: z.literal(COST),
      keyLength: z.int(),
      keyPrefix: z.hex().max(128),
      keySignature: z.hex().max(128),
      expiresAt: z.int().positive(),
      data: z.object({ route: z.string() }),
    }),
    signature: z.hex().max(128),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.hex().max(128) }),
})

/**
 * Check a proof: one of our challenges for this route, not expired, and its solution, as JSON in base64. Returns null
 * for anything else. The library accepts the same proof repeatedly; see `markProofUsed`.
 */
export async function checkProof(
  text: string,
  { secret, route, now }: ChallengeTerms,
): Promise<ProofOfWork | null> {
  const parsed = payload.safeParse(parseJson(Buffer.from(text, 'base64').toString('utf8')))
  if (!parsed.success) return null
  const { challenge, solution } = parsed.data
  const { nonce, expiresAt, data } = challenge.parameters
  if (data.route !== route || expiresAt * 1000 <= now.getTime()) return null
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysFrom(secret) })
  return verified ? { id: nonce, expiresAt: new Date(expiresAt * 1000) } : null
}

function keysFrom(secret: Uint8Array) {
  return {
    hmacSignatureSecret: keyFor('challenge', secret),
    hmacKeySignatureSecret: keyFor('solution', secret),
  }
}

function keyFor(purpose: string, secret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `proof of work: ${purpose}`, 32)).toString('hex')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
