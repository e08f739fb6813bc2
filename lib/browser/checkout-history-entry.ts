import { jsonFields } from '@/lib/browser/json-fields'

/*
 * Mark the history entry from which a guest leaves to pay, so that we recognise a return to it. Rule: book-again
 * (docs/rules.md)
 */

export function markCheckoutHistoryEntry(): void {
  // Keep the state that the router has stored in the history entry.
  window.history.replaceState({ ...jsonFields(window.history.state), isPayingPlace: true }, '')
}

export function isCheckoutHistoryEntry(): boolean {
  return jsonFields(window.history.state).isPayingPlace === true
}
