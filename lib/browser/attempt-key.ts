import { randomKey } from '@/lib/browser/random-key'
import { findAttempt, remember } from '@/lib/browser/session'

/**
 * The key that a wish is sent with: the same for the same wish, also after a reload in this tab, and another one
 * for another wish. So a double click or a retry after a lost answer makes one booking.
 */
export function attemptKey(kind: 'cardAttempt' | 'cryptoAttempt', request: object): string {
  const wish = JSON.stringify(request)
  const earlier = findAttempt(kind)
  if (earlier?.wish === wish) return earlier.key
  const key = randomKey()
  remember(kind, { wish, key })
  return key
}
