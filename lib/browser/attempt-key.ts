import { randomKey } from '@/lib/browser/random-key'
import { loadAttempt, saveToSession } from '@/lib/browser/session'

/**
 * Return the idempotency key of a booking request. The same content gets the same key, even after a reload in this tab;
 * new content gets a new one. So a double click, or a retry after a lost response, makes only one booking.
 */
export function attemptKey(kind: 'cardAttempt' | 'cryptoAttempt', request: object): string {
  const content = JSON.stringify(request)
  const earlier = loadAttempt(kind)
  if (earlier?.content === content) return earlier.key
  const key = randomKey()
  saveToSession(kind, { content, key })
  return key
}
