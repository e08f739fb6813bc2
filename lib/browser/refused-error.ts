import { jsonFields, asText } from '@/lib/browser/json-fields'
import { type Refusal, type RefusalCode } from '@/lib/contract/refusal'

/** A call that failed. The message is for the visitor, the code for programs: empty when nobody answered. */
export class RefusedCallError extends Error {
  override readonly name = 'RefusedCallError'

  /** The field of the call that was refused; empty where it is none. */
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

/** Read a refusal: the server's own text, or the given one where it sent none. */
export async function readRefusal(response: Response, otherwise: string): Promise<RefusedCallError> {
  const { error, code, field } = jsonFields<Refusal>(await response.json().catch(() => null))
  return new RefusedCallError(asText(error) || otherwise, asText(code), { field: asText(field) })
}

const OF_DATE = [
  'not_enough_slots',
  'date_closed',
  'date_not_found',
] as const satisfies readonly RefusalCode[]

const OUTDATED = [...OF_DATE, 'has_room', 'price_changed'] as const satisfies readonly RefusalCode[]

/** Whether what the visitor sees of dates and prices is no longer true. */
export function isOutdated(failure: unknown): boolean {
  return hasCode(failure, OUTDATED)
}

/** Whether the chosen date cannot be had, so that another one is to be chosen. */
export function isOfDate(failure: unknown): boolean {
  return hasCode(failure, OF_DATE)
}

function hasCode(failure: unknown, codes: readonly string[]): boolean {
  return failure instanceof RefusedCallError && codes.includes(failure.code)
}
