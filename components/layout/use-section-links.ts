import { useEffect } from 'react'

import { goToSection } from '@/components/layout/go-to-section'

/**
 * Lead links to a part of the page that they stand on. The router's own leads there only once
 * while the address stays the same, and the browser's leaves an entry in the history that the router does not know:
 * on the way back the address would change and the page would not.
 */
export function useSectionLinks(): void {
  useEffect(() => {
    // Before the router, which leaves a click alone that has been taken.
    document.addEventListener('click', lead, { capture: true })
    return () => document.removeEventListener('click', lead, { capture: true })
  }, [])
}

function lead(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || !link.hash) return
  const { origin, pathname, hash } = window.location
  if (link.origin !== origin || link.pathname !== pathname) return
  const wentThere = goToSection(
    decodeURIComponent(link.hash.slice(1)),
    link.hash === hash ? 'replace' : 'push',
  )
  if (wentThere) event.preventDefault()
}
