const PRESSED_MS = 5_000
const PRESSED = 'aria-disabled'

/**
 * Ignore a second press of a button that sends a form, for 5 seconds. It only saves a double tap its detour: the server
 * does nothing twice anyway.
 */
export function startPressOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form)) return
    const pressed = event.submitter ?? form
    if (pressed.hasAttribute(PRESSED)) return event.preventDefault()
    // Not `disabled`: the form would be sent without the button's value.
    pressed.setAttribute(PRESSED, 'true')
    setTimeout(() => pressed.removeAttribute(PRESSED), PRESSED_MS)
  })
  // Back shows the page as it was left.
  addEventListener('pageshow', () => {
    for (const pressed of document.querySelectorAll(`[${PRESSED}]`)) pressed.removeAttribute(PRESSED)
  })
}

/** Whether a form is sent by POST. Its property `method` may be a field of that name. */
function isPost(form: HTMLFormElement): boolean {
  return form.getAttribute('method')?.toLowerCase() === 'post'
}
