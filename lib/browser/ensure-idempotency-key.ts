import { randomKey } from '@/lib/browser/random-key'
import { findBookingAttempt, saveToSession } from '@/lib/browser/session'

/**
 * Return the idempotency key for a booking request. A repeated request from this tab gets the same key, so it makes
 * only one booking.
 */
export function ensureIdempotencyKey(kind: 'cardAttempt' | 'cryptoAttempt', request: object): string {
  const content = JSON.stringify(request)
  const earlier = findBookingAttempt(kind)
  if (earlier?.content === content) return earlier.key
  const key = randomKey()
  saveToSession(kind, { content, key })
  return key
}
