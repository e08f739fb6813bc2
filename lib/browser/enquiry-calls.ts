import { jsonFields } from '@/lib/browser/json-fields'
import { submitForm, type SubmitOptions } from '@/lib/browser/submit-form'
import { readApiError, ApiError } from '@/lib/browser/api-error'
import {
  type MessageEnquiry,
  type EnquiryResponse,
  type TransportationEnquiry,
} from '@/lib/contract/enquiries'

export type EnquiryByPath = {
  readonly '/api/requests/contact': MessageEnquiry
  readonly '/api/requests/customized-tour': MessageEnquiry
  readonly '/api/requests/transportation': TransportationEnquiry
}

/** A timeout longer than a busy server needs. After that the visitor can retry with the same idempotency key. */
const TIMEOUT_MS = 20_000

/**
 * Send a visitor's enquiry.
 *
 * Throws ApiError for a refusal, and any error of `fetch` when there is no response.
 */
export async function sendEnquiry<Path extends keyof EnquiryByPath>(
  path: Path,
  enquiry: EnquiryByPath[Path],
  options: SubmitOptions,
): Promise<void> {
  const response = await submitForm(path, enquiry, { ...options, timeoutMs: TIMEOUT_MS })
  if (!response.ok) {
    console.error(`${path} answered ${response.status}: ${await textOf(response.clone())}`)
    throw await readApiError(response)
  }
  if (jsonFields<EnquiryResponse>(await response.json()).success !== true) throw new ApiError('', '')
}

function textOf(response: Response): Promise<string> {
  return response.text().catch(() => '')
}
