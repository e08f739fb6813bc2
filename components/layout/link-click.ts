/** The link that an event happened on, if it leads somewhere in this tab. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.href && !link.target ? link : null
}

/**
 * Whether a link leads to the page that it stands on, or to a part of it. Another query is another page, such as another
 * month; the menus alone name a part of a page whatever query it was opened with.
 */
export function isThisPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  const isSameQuery = link.search === search || (!link.search && link.closest('header, footer') !== null)
  return link.origin === origin && link.pathname === pathname && isSameQuery
}

/** Whether a click asks for nothing special, such as a new tab, and nobody has taken it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isSpecial && !event.defaultPrevented
}
