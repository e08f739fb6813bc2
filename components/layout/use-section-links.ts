import { useEffect } from 'react'

import { goToSection } from '@/components/layout/go-to-section'
import { isPlainClick, isThisPage, clickedLink } from '@/components/layout/clicked-link'

/**
 * Handle links to a section of the current page. The router scrolls to a section only once while the URL stays the
 * same, and the browser adds a history entry that the router does not know: going back would change the URL but not the
 * page.
 */
export function useSectionLinks(): void {
  useEffect(() => {
    // Before the router, which ignores a click that has been handled.
    document.addEventListener('click', lead, { capture: true })
    return () => document.removeEventListener('click', lead, { capture: true })
  }, [])
}

function lead(event: MouseEvent): void {
  const link = clickedLink(event)
  if (!link || !link.hash || !isPlainClick(event)) return
  if (!isThisPage(link)) return
  const wentThere = goToSection(
    decodeURIComponent(link.hash.slice(1)),
    link.hash === window.location.hash ? 'replace' : 'push',
  )
  if (wentThere) event.preventDefault()
}
