import { randomKey } from '@/lib/browser/random-key'
import { findAttempt, saveToSession } from '@/lib/browser/session'

/**
 * The key that a booking request is sent with: the same for the same booking request, also after a reload in this tab, and another one
 * for another booking request. So a double click or a retry after a lost answer makes one booking.
 */
export function attemptKey(kind: 'cardAttempt' | 'cryptoAttempt', request: object): string {
  const content = JSON.stringify(request)
  const earlier = findAttempt(kind)
  if (earlier?.content === content) return earlier.key
  const key = randomKey()
  saveToSession(kind, { content, key })
  return key
}
