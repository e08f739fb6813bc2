import { jsonFields, textOf } from '@/lib/browser/json-fields'

/** A call that came to nothing. The message is for the visitor, the code for the program: empty when nobody answered. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Read a refusal: the server's own text, or the given one where it sent none. */
export async function readRefusal(response: Response, otherwise: string): Promise<RefusedError> {
  const { error, code } = jsonFields(await response.json().catch(() => null))
  return new RefusedError(textOf(error) || otherwise, textOf(code))
}
