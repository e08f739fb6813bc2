import { z } from 'zod'
import { type RefusalResponse } from '@/lib/contract/refusal'
import { readJson } from '@/lib/http/read-json'
import { RefusedRequestError } from '@/lib/http/respond'
import { localeField } from '@/lib/contract/fields'
import { type Language } from '@/lib/language/language'
import { fieldErrorText } from '@/lib/words/field-error-text'
import { FILL_TIME_HEADER, MIN_FILL_TIME_MS, HONEYPOT_FIELD } from '@/lib/contract/proof'

const honeypot = z.object({ [HONEYPOT_FIELD]: z.unknown() })

export type FormSubmission<Fields> = {
  readonly fields: Fields
  /**
   * Whether the honeypot is filled in, or the form was submitted faster than a person could. This is only a suspicion:
   * the form is still accepted.
   */
  readonly looksAutomatic: boolean
}

/**
 * Parse a form's JSON body, and say whether it seems to come from a bot. Throws `RefusedRequestError` with a text for
 * the visitor.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<FormSubmission<z.output<Schema>>> {
  const body = await readJson(request)
  const language = languageOf(body)
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    throw new RefusedRequestError(400, refusalOf(parsed.error, language), { language })
  }
  return { fields: parsed.data, looksAutomatic: hasFilledHoneypot(body) || isTooFast(request) }
}

/** The language of the page on which the form was filled in; English if it does not say. */
function languageOf(body: unknown): Language {
  return z.object({ locale: localeField }).safeParse(body).data?.locale ?? 'en'
}

function refusalOf({ issues: [issue] }: z.ZodError, language: Language): RefusalResponse {
  const field = issue?.path.findLast((name) => typeof name === 'string')
  if (!issue || field === undefined) return { error: 'The request must be a JSON object.', code: 'invalid' }
  return { error: fieldErrorText(issue, language), code: 'invalid', field }
}

function hasFilledHoneypot(body: unknown): boolean {
  const found = honeypot.safeParse(body).data?.[HONEYPOT_FIELD]
  return found !== undefined && found !== null && found !== ''
}

function isTooFast(request: Request): boolean {
  const filled = request.headers.get(FILL_TIME_HEADER)
  // API calls without a form lack the header with the fill time. Forms always send digits.
  return filled !== null && !(/^\d{1,15}$/.test(filled) && Number(filled) >= MIN_FILL_TIME_MS)
}
