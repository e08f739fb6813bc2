import { jsonFields, asText } from '@/lib/browser/json-fields'
import { type RefusalResponse, type RefusalCode } from '@/lib/contract/refusal'

/**
 * A failed API call. `message` is the server's text for the visitor, in the language of the page, and is empty if it
 * sent none; `code` is for our code to check, and is empty if there was no response.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  /** The invalid field; empty if the error is not about a field. */
  readonly field: string

  constructor(
    message: string,
    readonly code: string,
    { field = '', ...options }: ErrorOptions & { readonly field?: string } = {},
  ) {
    super(message, options)
    this.field = field
  }
}

export async function readApiError(response: Response): Promise<ApiError> {
  const { error, code, field } = jsonFields<RefusalResponse>(await response.json().catch(() => null))
  return new ApiError(asText(error), asText(code), { field: asText(field) })
}

const DATE_REFUSALS = [
  'not_enough_slots',
  'date_closed',
  'date_not_found',
] as const satisfies readonly RefusalCode[]

const OUTDATED = [...DATE_REFUSALS, 'has_room', 'price_changed'] as const satisfies readonly RefusalCode[]

/** Whether the dates or prices that the visitor sees are out of date. */
export function isStaleDataError(failure: unknown): boolean {
  return hasCode(failure, OUTDATED)
}

/** Whether the chosen date is unavailable, so that the visitor must choose another. */
export function isDateUnavailableError(failure: unknown): boolean {
  return hasCode(failure, DATE_REFUSALS)
}

function hasCode(failure: unknown, codes: readonly string[]): boolean {
  return failure instanceof ApiError && codes.includes(failure.code)
}
