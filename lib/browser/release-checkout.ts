import { jsonFields, textOf } from '@/lib/browser/json-fields'

/** The calendar waits for it, and shows itself after that all the same. */
const PATIENCE_MS = 10_000

/** Give the seats of an unpaid payment page back at once. Answers what became of the payment: see `CheckoutStatus`. */
export async function releaseCheckout(sessionId: string): Promise<string> {
  const response = await fetch(`/api/checkout?session_id=${encodeURIComponent(sessionId)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`Releasing a checkout answered ${response.status}`)
  return textOf(jsonFields(await response.json()).status)
}
