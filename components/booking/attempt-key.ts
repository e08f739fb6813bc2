import { findAttempt, remember } from '@/components/booking/session'

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

/** `crypto.randomUUID` stands only on secure pages; a site shown in a local network over HTTP has none. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
