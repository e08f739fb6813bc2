const PRESSED_MS = 5_000

/**
 * Ignore a second press of a button that sends a form, for 5 seconds. It only saves a double tap its detour: the server
 * does nothing twice anyway.
 */
export function startPressOnce(): void {
  const pressed = new Set<Element>()

  function release(one: Element): void {
    pressed.delete(one)
    one.removeAttribute('aria-disabled')
  }

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form)) return
    const button = event.submitter ?? form
    if (pressed.has(button)) return event.preventDefault()
    pressed.add(button)
    // Not `disabled`: the form would be sent without the button's value.
    button.setAttribute('aria-disabled', 'true')
    setTimeout(() => release(button), PRESSED_MS)
  })
  // Back shows the page as it was left.
  addEventListener('pageshow', () => pressed.forEach(release))
}

/** Whether a form is sent by POST. Its property `method` may be a field of that name. */
function isPost(form: HTMLFormElement): boolean {
  return form.getAttribute('method')?.toLowerCase() === 'post'
}
