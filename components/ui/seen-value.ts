/**
 * What stands in a field. Out of an e-mail address goes what nobody sees, which a paste brings along: browsers refuse the
 * whole address for it, and name a character that cannot be found. Rule: typed-text (docs/rules.md)
 */
export function seenValue({ type, value }: Pick<HTMLInputElement, 'type' | 'value'>): string {
  return type === 'email' ? value.replace(/\p{Cf}/gu, '') : value
}
