/**
 * What stands in the fields of a form, by their names: empty where it has no such field. The fields are asked themselves, as
 * browsers fill them in without a word to us. Rule: typed-counts (docs/rules.md)
 */
export function readTyped<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const typed = names.map((name) => [name, textOf(form.elements.namedItem(name))] as const)
  return Object.fromEntries(typed) as Record<Name, string>
}

function textOf(field: Element | RadioNodeList | null): string {
  return field !== null && 'value' in field ? String(field.value) : ''
}
