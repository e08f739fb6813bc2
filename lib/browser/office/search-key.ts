import { areSingleKeysOn } from '@/lib/browser/office/single-keys'

/**
 * `/` goes to the search, the field with `data-search`, unless somebody is typing or wants no single keys; Escape returns
 * to where they were.
 */
export function startSearchKey(): void {
  let from: Element | null = null

  document.addEventListener('keydown', (event) => {
    const field = document.querySelector<HTMLInputElement>('[data-search]')
    if (!field || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && event.target === field) {
      event.preventDefault()
      field.blur()
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    } else if (event.key === '/' && !isTyping(event.target) && areSingleKeysOn()) {
      event.preventDefault()
      from = document.activeElement
      field.focus()
      field.select()
    }
  })
}

const NO_TEXT = ['checkbox', 'radio', 'submit', 'button', 'file']

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type)
  return target instanceof HTMLElement && target.closest('textarea, select, [contenteditable]') !== null
}
