import { type FormEvent, useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

export type FieldError = {
  readonly text: string
  /** How often the error was found while its field already had the focus, so that focusing it announced nothing. */
  readonly alerts: number
}

export const NO_FIELD_ERROR: FieldError = { text: '', alerts: 0 }

/**
 * Check a form's fields as the browser would, and show each error below its field, in the page's language; false if
 * there is one. The form is `noValidate`, so that the browser never shows its own text, which is in its language.
 *
 * @param missing  what to say about fields without a `data-wrong` of their own
 */
export function checkFields(form: HTMLFormElement, missing: string): boolean {
  const wrong = controlsOf(form).filter(({ validity }) => !validity.valid)
  for (const control of wrong) control.setCustomValidity(control.dataset.wrong ?? missing)
  const isValid = form.checkValidity()
  for (const control of wrong) control.setCustomValidity('')
  return isValid
}

/** Return the error that `checkFields` or `showFieldError` has found in a field, and focus the first such field. */
export function findFieldError(event: FormEvent<Control>, earlier: FieldError): FieldError {
  const control = event.currentTarget
  event.preventDefault()
  const text = control.validationMessage
  const isFirst = controlsOf(control.form).find(({ validity }) => !validity.valid) === control
  return isFirst ? reportFieldError(control, text, earlier) : { text, alerts: 0 }
}

/** Return an error found by our own code, and focus its field. */
export function reportFieldError(
  field: HTMLElement | null | undefined,
  text: string,
  { alerts }: Pick<FieldError, 'alerts'>,
): FieldError {
  const hadFocus = field === document.activeElement
  field?.focus()
  return { text, alerts: hadFocus ? alerts + 1 : 0 }
}

/**
 * Show a server error next to a field as if the browser had found it. The next submission validates the field again.
 */
export function showFieldError(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.setCustomValidity(text)
  field.reportValidity()
  field.setCustomValidity('')
}

/**
 * The controls of a form. Do not look for invalid ones by the selector `:invalid`: evaluating it may validate each field
 * again, and so call `findFieldError` recursively.
 */
function controlsOf(form: HTMLFormElement | null): readonly Control[] {
  return [...(form?.elements ?? [])].filter((one): one is Control => 'validity' in one)
}

/**
 * Remove invisible characters, which pasting can add to an e-mail address, and return the field's value.
 * Rule: typed-text (docs/rules.md)
 */
export function cleanFieldValue(field: Pick<HTMLInputElement, 'type' | 'value'>): string {
  const seen = field.type === 'email' ? field.value.replace(/[\p{Cf}\p{Cc}\ufffe]/gu, '') : field.value
  if (seen !== field.value) field.value = seen
  return seen
}

/** Scroll the error message of the focused field into view. */
export function useErrorInView(id: string, fault: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id)
    if (fault && control && control === document.activeElement) scrollFieldIntoView(control)
  }, [fault, id])
}

/** Scroll a field and its error message into view. */
export function scrollFieldIntoView(control: HTMLElement): void {
  // Scroll instantly: typing would interrupt a smooth scroll and leave the field behind the header.
  control.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
