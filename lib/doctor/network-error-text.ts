/** Node's or a library's code for an error, such as `ECONNREFUSED`; empty if it has none. */
export function errorCode(error: unknown): string {
  return textOf(error, 'code')
}

/** A network error in a few words: its code, that of its cause, or else its message. */
export function networkErrorText(error: unknown): string {
  if (['TimeoutError', 'AbortError'].includes(textOf(error, 'name'))) return 'no answer'
  const own = errorCode(error)
  if (own && own !== 'ABORT_ERR') return own
  return errorCode(fieldOf(error, 'cause')) || textOf(error, 'message') || String(error)
}

/** Whether a server was not trusted because of its certificate. */
export function isCertificateError(error: unknown): boolean {
  return /CERT|UNABLE_TO_VERIFY/.test(errorCode(error))
}

/** A text that a library puts on its errors; empty if it has none. */
export function textOf(error: unknown, name: string): string {
  const value = fieldOf(error, name)
  return typeof value === 'string' ? value : ''
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
