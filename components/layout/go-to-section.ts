/**
 * Scroll to a part of this page and let the reader go on from there.
 *
 * @param history  whether the address with its `#` is a place to come back to, or takes the place of this one
 * @returns        false where there is no such part; then nothing has happened
 */
export function goToSection(id: string, history: 'push' | 'replace'): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const address = `${window.location.pathname}${window.location.search}#${id}`
  // The router fills in its own notes: without them it would not know this place again on the way back.
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  return true
}
