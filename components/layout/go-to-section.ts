/**
 * Scroll to a section of this page and move the focus there.
 *
 * @param history  whether the URL with its `#` is added to the history or replaces the current entry
 * @returns  false if there is no such section; nothing has happened then
 */
export function goToSection(id: string, history: 'push' | 'replace'): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const address = `${window.location.pathname}${window.location.search}#${id}`
  // The router adds its own state to the entry; without it, it would not recognise the entry on the way back.
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  return true
}
