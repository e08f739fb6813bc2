import { jsonFields } from '@/lib/browser/json-fields'

/*
 * Marks a history entry whose URL contains the guest's own choice rather than a shared link. Rule: panel-address
 * (docs/rules.md)
 */

/** Replace the URL of the current history entry without navigating, and mark the entry. */
export function replaceUrlAsOwnChoice(address: URL): void {
  if (address.href === window.location.href && isOwnChoiceUrl()) return
  // Leave out the router's own state, which it adds again. If it were passed here, the router would miss the new URL.
  window.history.replaceState({ isOwnChoice: true }, '', address.pathname + address.search + address.hash)
}

export function isOwnChoiceUrl(): boolean {
  return jsonFields(window.history.state).isOwnChoice === true
}
