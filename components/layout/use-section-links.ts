import { useEffect } from 'react'

import { goToSection } from '@/components/layout/go-to-section'
import { isPlainClick, isThisPage, linkOf } from '@/components/layout/link-click'

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
  const link = linkOf(event)
  if (!link || !link.hash || !isPlainClick(event)) return
  if (!isThisPage(link)) return
  const wentThere = goToSection(
    decodeURIComponent(link.hash.slice(1)),
    link.hash === window.location.hash ? 'replace' : 'push',
  )
  if (wentThere) event.preventDefault()
}
