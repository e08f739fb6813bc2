import { jsonFields } from '@/lib/browser/json-fields'

/*
 * A place in this tab's history whose address has what the guest chose in the panel there. The browser keeps the mark
 * with the place; who is sent the address has none. Rule: panel-address (docs/rules.md)
 */

/** Give this place another address, without going anywhere. */
export function markOwnChoice(address: URL): void {
  if (address.href === window.location.href && isOwnChoice()) return
  // Without the router's own notes, which it fills in: with them it would not learn of the address.
  window.history.replaceState({ isOwnChoice: true }, '', address.pathname + address.search + address.hash)
}

export function isOwnChoice(): boolean {
  return jsonFields(window.history.state).isOwnChoice === true
}
