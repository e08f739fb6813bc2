import { randomKey } from '@/lib/browser/random-key'
import { loadAttempt, saveToSession } from '@/lib/browser/session'

/**
 * The idempotency key of a booking request: the same for the same content, even after a reload in this tab, and a new
 * one for new content. So a double click or a retry after a lost answer makes one booking.
 */
export function attemptKey(kind: 'cardAttempt' | 'cryptoAttempt', request: object): string {
  const content = JSON.stringify(request)
  const earlier = loadAttempt(kind)
  if (earlier?.content === content) return earlier.key
  const key = randomKey()
  saveToSession(kind, { content, key })
  return key
}
