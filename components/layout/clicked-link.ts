/** Return the link an event happened on, if it opens in this tab. */
export function clickedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.href && !link.target ? link : null
}

/**
 * Whether a link leads to its own page or to a section of it. A different query is a different page, such as another
 * month, except for the menus, whose links to a section have no query.
 */
export function isThisPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  const isSameQuery = link.search === search || (!link.search && link.closest('header, footer') !== null)
  return link.origin === origin && link.pathname === pathname && isSameQuery
}

/** Whether a click is a plain one, without a modifier such as for a new tab, and has not been handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isSpecial && !event.defaultPrevented
}
