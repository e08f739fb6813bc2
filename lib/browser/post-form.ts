import { jsonFields } from '@/lib/browser/json-fields'
import { type Refusal } from '@/lib/contract/refusal'
import { FILL_TIME_HEADER, MIN_FILL_TIME_MS, PROOF_HEADER, HONEYPOT_FIELD } from '@/lib/contract/proof'

/** Proofs per submission: the first may have expired while a phone slept. */
const PROOFS = 2

export type SubmitOptions = {
  /** Idempotency key: the same for the same content. */
  readonly key: string
  /** The value of the honeypot: empty unless a program filled it in. */
  readonly honeypot: string
  /** Called when the server asks for a proof of work, which takes a moment. */
  readonly onProof: () => void
}

/**
 * Submit a form, but not sooner after opening the page than a person could have filled it in. If the server asks for a
 * proof of work, solve it and submit the form again with it.
 *
 * @param timeoutMs  for each call
 *
 * Throws what `fetch` throws when nobody answered.
 */
export async function postForm(
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
        ...(proof && { [PROOF_HEADER]: proof }),
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
    const proof = await work(challenge)
    if (!proof) break
    response = await post(proof)
  }
  return response
}

/** Since the page was opened, by a monotonic clock. */
function fillTimeMs(): number {
  return Math.max(0, Math.round(performance.now()))
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}

async function findChallenge(response: Response): Promise<object | null> {
  if (response.status !== 429) return null
  const { challenge } = jsonFields<Refusal>(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  return typeof challenge === 'object' ? challenge : null
}

/** If the solver cannot be loaded, the visitor reads what the server said. */
async function work(challenge: object): Promise<string | null> {
  try {
    const { solve } = await import('@/lib/browser/solve')
    return await solve(challenge)
  } catch {
    return null
  }
}
