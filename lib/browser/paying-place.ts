import { jsonFields } from '@/lib/browser/json-fields'

/*
 * The place in this tab's history from which a guest goes to pay. The browser keeps the mark with the place, so that a
 * guest who comes back to it is known, whether the page was kept or is loaded anew. Rule: book-again (docs/rules.md)
 */

export function markPayingPlace(): void {
  // The router's own notes lie there too.
  window.history.replaceState({ ...jsonFields(window.history.state), isPayingPlace: true }, '')
}

export function isPayingPlace(): boolean {
  return jsonFields(window.history.state).isPayingPlace === true
}
