/**
 * Return the value of a field. Removes invisible characters from an e-mail address, which pasting can add: browsers
 * reject the whole address for them and complain about a character nobody can see. Rule: typed-text (docs/rules.md)
 */
export function visibleValue(field: Pick<HTMLInputElement, 'type' | 'value'>): string {
  const seen = field.type === 'email' ? field.value.replace(/[\p{Cf}\p{Cc}\ufffe]/gu, '') : field.value
  if (seen !== field.value) field.value = seen
  return seen
}
