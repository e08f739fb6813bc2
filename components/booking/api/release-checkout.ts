import { jsonFields, textOf } from '@/components/booking/api/json-fields'

export type ReleasedCheckout = { readonly released: boolean; readonly status: string }

/** Give the seats of an unpaid payment page back at once. */
export async function releaseCheckout(sessionId: string): Promise<ReleasedCheckout> {
  const response = await fetch(`/api/checkout?session_id=${encodeURIComponent(sessionId)}`, {
    method: 'DELETE',
  })
  if (!response.ok) throw new Error(`Releasing a checkout answered ${response.status}`)
  const { released, status } = jsonFields(await response.json())
  return { released: released === true, status: textOf(status) }
}
