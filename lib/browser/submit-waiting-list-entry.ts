import { type SubmitOptions, submitForm } from '@/lib/browser/submit-form'
import { randomKey } from '@/lib/browser/random-key'
import { isStaleDataError, readApiError, ApiError } from '@/lib/browser/api-error'
import { type WaitingListRequest } from '@/lib/contract/waiting-list'
import { type Say } from '@/lib/words/say'

export type WaitingListResult =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'failed'
      readonly message: string
      /** The invalid field; empty if the error is not about a field. */
      readonly field: string
      readonly isOutdated: boolean
    }

/** A timeout longer than a busy server needs. A retry keeps the party's place in the queue. */
const TIMEOUT_MS = 20_000

/** Put a party on the waiting list for one or more dates. */
export async function submitWaitingListEntry(
  say: Say<'waitingDialog'>,
  request: WaitingListRequest,
  options: Omit<SubmitOptions, 'key'>,
): Promise<WaitingListResult> {
  try {
    const sending = { ...options, key: randomKey(), timeoutMs: TIMEOUT_MS }
    const response = await submitForm('/api/waiting-list', request, sending)
    if (response.ok) return { kind: 'waiting' }
    throw await readApiError(response)
  } catch (failure) {
    const { message, field } = failure instanceof ApiError ? failure : { message: '', field: '' }
    return { kind: 'failed', message: message || say('failed'), field, isOutdated: isStaleDataError(failure) }
  }
}
