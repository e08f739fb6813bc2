/** A button that was disabled has lost the focus: give it back, unless the visitor went elsewhere. */
export function returnFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
