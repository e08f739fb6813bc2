/** Return the focus to a button that lost it when it was disabled, unless the visitor has moved on. */
export function restoreFocus(button: HTMLButtonElement | null): void {
  if (!button) return
  const { activeElement, body } = button.ownerDocument
  if (activeElement === body) button.focus({ preventScroll: true })
}
