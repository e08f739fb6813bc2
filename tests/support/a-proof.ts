import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solve a challenge, as a browser does. Returns the proof for the header. */
export async function aProof(refusal: unknown): Promise<string> {
  const { challenge } = refusal as { readonly challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
