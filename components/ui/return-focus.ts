/** A button that was disabled has lost the focus: give it back, unless the visitor went elsewhere, or the button is gone. */
export function returnFocus(button: HTMLButtonElement | null): void {
  if (!button) return
  const { activeElement, body } = button.ownerDocument
  if (activeElement === body) button.focus({ preventScroll: true })
}
