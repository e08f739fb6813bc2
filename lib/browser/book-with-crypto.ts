import { jsonFields, textOf } from '@/lib/browser/json-fields'
import { postForm, type Posting } from '@/lib/browser/post-form'
import { readRefusal } from '@/lib/browser/refused-error'
import { type CryptoBookingAnswer, type CryptoBookingRequest } from '@/lib/contract/wire'

const FAILED = 'Failed to create crypto booking'

/** Longer than a busy server needs; tried again after that, the same key finds the same booking. */
const PATIENCE_MS = 30_000

/**
 * Book seats to be paid in cryptocurrency.
 *
 * Throws RefusedError for a refusal, and what `fetch` throws when nobody answered.
 */
export async function bookWithCrypto(
  request: CryptoBookingRequest,
  posting: Posting,
): Promise<CryptoBookingAnswer> {
  const response = await postForm('/api/crypto-bookings', request, { ...posting, patienceMs: PATIENCE_MS })
  if (!response.ok) throw await readRefusal(response, FAILED)
  const answer = jsonFields(await response.json())
  return {
    success: true,
    reference: textOf(answer.reference),
    paymentDueAt: textOf(answer.paymentDueAt),
  }
}
