import { type FormEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

export type FoundFault = {
  readonly text: string
  /** How often it was found while its field had the focus, which announces nothing by itself then. */
  readonly alerts: number
}

export const NO_FAULT: FoundFault = { text: '', alerts: 0 }

/**
 * What the browser has found wrong with a field, in its own words, to be said once, below the field: without the
 * browser's own bubble, which would also have brought the focus to the first such field.
 */
export function findFault(event: FormEvent<Control>, earlier: FoundFault): FoundFault {
  const control = event.currentTarget
  event.preventDefault()
  const isFirst = firstInvalid(control.form) === control
  const { validationMessage, validity, title } = control
  // As the bubble has it: a pattern is told by the title.
  const text = validity.patternMismatch && title ? `${validationMessage} ${title}` : validationMessage
  return isFirst ? foundAt(control, text, earlier) : { text, alerts: 0 }
}

/** What we have found wrong with a field, which has the focus then. */
export function foundAt(
  field: HTMLElement | null | undefined,
  text: string,
  { alerts }: Pick<FoundFault, 'alerts'>,
): FoundFault {
  const hadFocus = field === document.activeElement
  field?.focus()
  return { text, alerts: hadFocus ? alerts + 1 : 0 }
}

/** Say of a field what the server has found, as what the browser finds is said. It is judged anew at the next try. */
export function refuseField(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.setCustomValidity(text)
  field.reportValidity()
  field.setCustomValidity('')
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  // Not by a selector: what answers `:invalid` may ask each field again, and so come back here.
  return [...(form?.elements ?? [])].find((one) => 'validity' in one && !(one as Control).validity.valid)
}
