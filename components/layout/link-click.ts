/** The link that an event happened on, if it leads somewhere in this tab. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.href && !link.target ? link : null
}

/** Whether a click asks for nothing special, such as a new tab, and nobody has taken it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isSpecial && !event.defaultPrevented
}
