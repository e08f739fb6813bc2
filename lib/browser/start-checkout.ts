import { jsonFields, textOf } from '@/lib/browser/json-fields'
import { postForm, type Posting } from '@/lib/browser/post-form'
import { readRefusal, RefusedError } from '@/lib/browser/refused-error'
import { type CheckoutAnswer, type CheckoutRequest } from '@/lib/contract/wire'

const FAILED = 'Failed to create checkout session'

/** Longer than the server waits for Stripe; tried again after that, the same key finds the same booking. */
const PATIENCE_MS = 45_000

/**
 * Hold the seats and open a payment page.
 *
 * Throws RefusedError, with the server's text or the specified one.
 */
export async function startCheckout(request: CheckoutRequest, posting: Posting): Promise<CheckoutAnswer> {
  const response = await postForm('/api/checkout', request, { ...posting, patienceMs: PATIENCE_MS }).catch(
    (cause: unknown) => {
      throw new RefusedError(FAILED, '', { cause })
    },
  )
  if (!response.ok) throw await readRefusal(response, FAILED)
  const answer = jsonFields(await response.json().catch(() => null))
  const url = textOf(answer.url)
  if (!/^https?:\/\//.test(url)) throw new RefusedError(FAILED, '')
  return { sessionId: textOf(answer.sessionId), url, reference: textOf(answer.reference) }
}
