import { jsonFields } from '@/lib/browser/json-fields'
import { type RefusalResponse } from '@/lib/contract/refusal'
import {
  FILL_TIME_HEADER,
  MIN_FILL_TIME_MS,
  PROOF_OF_WORK_HEADER,
  HONEYPOT_FIELD,
} from '@/lib/contract/proof'

/** How many proofs of work to try per submission: the first may have expired while a phone was asleep. */
const PROOFS = 2

export type SubmitOptions = {
  /** The idempotency key, which is the same for the same content. */
  readonly key: string
  /** The value of the honeypot field: empty unless a bot filled it in. */
  readonly honeypot: string
  /** Called when the server asks for a proof of work, which takes about a second. */
  readonly onProof: () => void
}

/**
 * Submit a form, but not sooner after the page opened than a human could have filled it in. If the server asks for a
 * proof of work, solve it and submit the form again with it.
 *
 * @param timeoutMs  limit for each call
 *
 * Throws any error of `fetch` when there is no response.
 */
export async function submitForm(
  path: string,
  content: object,
  { key, honeypot, onProof, timeoutMs }: SubmitOptions & { readonly timeoutMs: number },
): Promise<Response> {
  const body = JSON.stringify(honeypot ? { ...content, [HONEYPOT_FIELD]: honeypot } : content)
  const post = (proof: string | null) =>
    fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        [FILL_TIME_HEADER]: String(fillTimeMs()),
        ...(proof && { [PROOF_OF_WORK_HEADER]: proof }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
  await pause(MIN_FILL_TIME_MS - fillTimeMs())
  let response = await post(null)
  for (let proofs = 0; proofs < PROOFS; proofs++) {
    const challenge = await findChallenge(response)
    if (!challenge) break
    onProof()
    const proof = await solveChallenge(challenge)
    if (!proof) break
    response = await post(proof)
  }
  return response
}

/** Milliseconds since the page opened, by a monotonic clock. */
function fillTimeMs(): number {
  return Math.max(0, Math.round(performance.now()))
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}

async function findChallenge(response: Response): Promise<object | null> {
  if (response.status !== 429) return null
  const { challenge } = jsonFields<RefusalResponse>(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  return typeof challenge === 'object' ? challenge : null
}

/** Solve a proof of work; null if the solver cannot be loaded, in which case the visitor sees the server's message. */
async function solveChallenge(challenge: object): Promise<string | null> {
  try {
    const { solveProofOfWork } = await import('@/lib/browser/solve-proof-of-work')
    return await solveProofOfWork(challenge)
  } catch {
    return null
  }
}
