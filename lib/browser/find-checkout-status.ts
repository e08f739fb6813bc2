import { jsonFields, textOf } from '@/lib/browser/json-fields'
import { type CheckoutStatus } from '@/lib/contract/wire'

const PATIENCE_MS = 15_000
const STATUSES = ['confirmed', 'processing', 'expired', 'refunded'] as const

/** What became of a payment; null when the server knows no such session. Throws when there was no proper answer. */
export async function findCheckoutStatus(sessionId: string): Promise<CheckoutStatus | null> {
  const response = await fetch(`/api/checkout?session_id=${encodeURIComponent(sessionId)}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`Checkout status answered ${response.status}`)
  const answer = jsonFields(await response.json())
  const status = STATUSES.find((known) => known === answer.status)
  if (!status) throw new Error('Checkout status answered an unknown word')
  return { status, reference: textOf(answer.reference) }
}
