/** The code of an error from Node or a library, such as `ECONNREFUSED`; empty if it has none. */
export function errorCode(error: unknown): string {
  return textOf(error, 'code')
}

/** Describe a network error briefly: by its code, its cause's code, or else its message. */
export function networkErrorText(error: unknown): string {
  if (['TimeoutError', 'AbortError'].includes(textOf(error, 'name'))) return 'no answer'
  const own = errorCode(error)
  if (own && own !== 'ABORT_ERR') return own
  return errorCode(fieldOf(error, 'cause')) || textOf(error, 'message') || String(error)
}

/** Whether an error says that a server's certificate is not trusted. */
export function isCertificateError(error: unknown): boolean {
  return /CERT|UNABLE_TO_VERIFY/.test(errorCode(error))
}

/** A text property that a library adds to its errors; empty if it has none. */
export function textOf(error: unknown, name: string): string {
  const value = fieldOf(error, name)
  return typeof value === 'string' ? value : ''
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}
