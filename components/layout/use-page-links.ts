import { type Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { isPlainClick, isThisPage, clickedLink } from '@/components/layout/clicked-link'
import { useSectionVisit } from '@/components/layout/use-section-visit'

/** Events that show a visitor is about to follow a link. */
const HINTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Let the router follow and prefetch our pages. One listener serves all links: they work before hydration. */
export function usePageLinks(): void {
  const router = useRouter()
  const visit = useSectionVisit()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = clickedLink(event)
      const address = link && pageOf(link)
      if (!address || !isPlainClick(event)) return
      // Links to a section of this page are handled elsewhere. A menu link to this page without its query is left to
      // the browser, because the router would keep the state that the query led to.
      if (isThisPage(link) && (link.hash || link.search !== window.location.search)) return
      event.preventDefault()
      if (!link.closest('header') || !visit(link.pathname, link.hash)) router.push(address)
    }

    function prepare(event: Event) {
      const link = clickedLink(event)
      const address = link && pageOf(link)
      if (address && link.pathname !== window.location.pathname) router.prefetch(address)
    }

    document.addEventListener('click', follow)
    for (const hint of HINTS) document.addEventListener(hint, prepare, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const hint of HINTS) document.removeEventListener(hint, prepare)
    }
  }, [router, visit])
}

function pageOf({ origin, pathname, search, hash }: HTMLAnchorElement): Route | null {
  const address = `${pathname}${search}${hash}`
  return origin === window.location.origin && isPage(address) ? address : null
}

/** The URL of a page has no dot in it; that of a file has. */
function isPage(address: string): address is Route {
  return !/^[^?#]*\./.test(address)
}
