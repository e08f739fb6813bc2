type Fields<Answer extends object> = Readonly<Partial<Record<keyof Answer, unknown>>>

/**
 * The fields of a JSON object, or an empty object for any other value, so that callers can read fields without checking
 * first. Pass a type from the API contract to get its field names; the values stay `unknown`.
 */
export function jsonFields<Answer extends object = Record<string, unknown>>(value: unknown): Fields<Answer>
export function jsonFields(value: unknown): Fields<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
