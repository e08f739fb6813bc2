/** A button with `data-copy` copies that text, and then says so. */
export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    button.textContent = 'Copied'
  } catch {
    // The browser does not allow it: the text stays there to be selected.
  }
}
