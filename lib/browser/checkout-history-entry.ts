import { jsonFields } from '@/lib/browser/json-fields'

/* Marks the history entry from which a guest leaves to pay, to recognise a return. Rule: book-again (docs/rules.md) */

export function markCheckoutHistoryEntry(): void {
  // Keep the router's own state.
  window.history.replaceState({ ...jsonFields(window.history.state), isPayingPlace: true }, '')
}

export function isCheckoutHistoryEntry(): boolean {
  return jsonFields(window.history.state).isPayingPlace === true
}
