import { type FormEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * What the browser has found wrong with a field, in its own words, to be said once, below the field: without the
 * browser's own bubble, which would also have brought the focus to the first such field.
 */
export function findFault(event: FormEvent<Control>): string {
  const control = event.currentTarget
  event.preventDefault()
  if (firstInvalid(control.form) === control) control.focus()
  const { validationMessage, validity, title } = control
  // As the bubble has it: a pattern is told by the title.
  return validity.patternMismatch && title ? `${validationMessage} ${title}` : validationMessage
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  // Not by a selector: what answers `:invalid` may ask each field again, and so come back here.
  return [...(form?.elements ?? [])].find((one) => 'validity' in one && !(one as Control).validity.valid)
}
