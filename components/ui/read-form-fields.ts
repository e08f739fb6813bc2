/**
 * Read fields by name; a missing one is empty. Does not rely on events, because browsers autofill without one.
 * Rule: typed-counts (docs/rules.md)
 */
export function readFormFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const typed = names.map((name) => [name, fieldOf(form, name)?.value ?? ''] as const)
  return Object.fromEntries(typed) as Record<Name, string>
}

export function clearFormFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = fieldOf(form, name)
    if (field) field.value = ''
  }
}

function fieldOf(form: HTMLFormElement, name: string): { value: string } | null {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isField ? field : null
}
