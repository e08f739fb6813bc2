import { jsonFields } from '@/lib/browser/json-fields'

/* Marks a history entry with the guest's own choice, unlike a shared link. Rule: panel-address (docs/rules.md) */

/** Replace the address of the current history entry without navigating. */
export function markPanelChoice(address: URL): void {
  if (address.href === window.location.href && isPanelChoice()) return
  // Leave out the router's own state, which it adds again: with it, the router would not notice the new address.
  window.history.replaceState({ isOwnChoice: true }, '', address.pathname + address.search + address.hash)
}

export function isPanelChoice(): boolean {
  return jsonFields(window.history.state).isOwnChoice === true
}
