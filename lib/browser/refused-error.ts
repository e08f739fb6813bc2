import { jsonFields, asText } from '@/lib/browser/json-fields'
import { type Refusal, type RefusalCode } from '@/lib/contract/refusal'

/** A call that failed. The message is for the visitor, the code for programs: empty when nobody answered. */
export class RefusedCallError extends Error {
  override readonly name = 'RefusedCallError'

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Read a refusal: the server's own text, or the given one where it sent none. */
export async function readRefusal(response: Response, otherwise: string): Promise<RefusedCallError> {
  const { error, code } = jsonFields<Refusal>(await response.json().catch(() => null))
  return new RefusedCallError(asText(error) || otherwise, asText(code))
}

const OUTDATED: ReadonlySet<string> = new Set<RefusalCode>([
  'not_enough_slots',
  'has_room',
  'date_closed',
  'date_not_found',
  'price_changed',
])

/** Whether what the visitor sees of dates and prices is no longer true. */
export function isOutdated(failure: unknown): boolean {
  return failure instanceof RefusedCallError && OUTDATED.has(failure.code)
}
