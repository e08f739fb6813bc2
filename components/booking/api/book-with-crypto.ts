import { jsonFields, textOf } from '@/components/api/json-fields'
import { readRefusal } from '@/components/api/refused-error'
import { type CryptoBookingAnswer, type CryptoBookingRequest } from '@/lib/booking/wire'

const FAILED = 'Failed to create crypto booking'

/** Longer than a busy server needs; tried again after that, the same key finds the same booking. */
const PATIENCE_MS = 30_000

/**
 * Book seats to be paid in cryptocurrency.
 *
 * @param key  the same for the same wish: a repeated call makes no second booking
 *
 * Throws RefusedError for a refusal, and what `fetch` throws when nobody answered.
 */
export async function bookWithCrypto(
  request: CryptoBookingRequest,
  key: string,
): Promise<CryptoBookingAnswer> {
  const response = await fetch('/api/crypto-bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw await readRefusal(response, FAILED)
  const answer = jsonFields(await response.json())
  return {
    success: true,
    reference: textOf(answer.reference),
    paymentDueAt: textOf(answer.paymentDueAt),
  }
}
