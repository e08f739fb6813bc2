/**
 * What stands in a field. Out of an e-mail address goes what nobody sees, which a paste brings along: browsers refuse the
 * whole address for it, and name a character that cannot be found. Rule: typed-text (docs/rules.md)
 */
export function seenValue(field: Pick<HTMLInputElement, 'type' | 'value'>): string {
  const seen = field.type === 'email' ? field.value.replace(/[\p{Cf}\p{Cc}\ufffe]/gu, '') : field.value
  if (seen !== field.value) field.value = seen
  return seen
}
