type Fields<Answer extends object> = Readonly<Partial<Record<keyof Answer, unknown>>>

/**
 * The fields of a JSON object; none for anything else, so that a reader need only look for what it wants. Those that the
 * contract names, where its type is given: what they hold is not known yet.
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
