import { type z } from 'zod'
import { type EnquiryResponse } from '@/lib/contract/enquiries'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { readIdempotencyKey } from '@/lib/http/idempotency-key'
import { readForm } from '@/lib/http/read-form'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { answer, refuse } from '@/lib/http/respond'
import { type Language } from '@/lib/language/language'
import {
  type EnquiryOutcome,
  submitEnquiry,
  type EnquiryInput,
} from '@/lib/use-cases/enquiries/submit-enquiry'
import { words } from '@/lib/words/words'

/**
 * Handle the POST of all three enquiry forms.
 *
 * @param schema  parses the body; unknown fields, such as a recipient or a subject, are ignored
 */
export async function receiveEnquiry(
  request: Request,
  schema: z.ZodType<Omit<EnquiryInput, 'idempotencyKey' | 'language'> & { readonly language: Language }>,
): Promise<Response> {
  refuseCrossSite(request)
  const { fields, looksAutomatic } = await readForm(request, schema)
  const enquiry = { ...fields, idempotencyKey: readIdempotencyKey(request) }
  return toResponse(await submitEnquiry(enquiry, now(), toCaller(request, looksAutomatic)), fields.language)
}

function toResponse(outcome: EnquiryOutcome, language: Language): Response {
  if (outcome.kind === 'received') return answer({ success: true } satisfies EnquiryResponse)
  if (outcome.reason !== 'key_reused') return limitRefusalResponse(outcome, language)
  const error = words('refusals', language)('requestKeyReused')
  return refuse(400, { error, code: 'invalid' }, { language })
}
