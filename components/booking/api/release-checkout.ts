import { jsonFields, textOf } from '@/components/api/json-fields'

/** Give the seats of an unpaid payment page back at once. Answers what became of the payment: see `CheckoutStatus`. */
export async function releaseCheckout(sessionId: string): Promise<string> {
  const response = await fetch(`/api/checkout?session_id=${encodeURIComponent(sessionId)}`, {
    method: 'DELETE',
  })
  if (!response.ok) throw new Error(`Releasing a checkout answered ${response.status}`)
  return textOf(jsonFields(await response.json()).status)
}
