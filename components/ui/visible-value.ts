/** Return a field's value, without pasted characters that break an address. Rule: typed-text (docs/rules.md) */
export function visibleValue(field: Pick<HTMLInputElement, 'type' | 'value'>): string {
  const seen = field.type === 'email' ? field.value.replace(/[\p{Cf}\p{Cc}\ufffe]/gu, '') : field.value
  if (seen !== field.value) field.value = seen
  return seen
}
