import { type Route } from 'next'
import { useRouter, usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Events that show a visitor is about to follow a link. */
const HINTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Let the router follow and prefetch links to our pages. One listener on the document serves all links, so they can be
 * plain HTML that works before hydration.
 */
export function usePageLinkRouting(): void {
  const router = useRouter()
  const visit = useSectionVisit()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = clickedLink(event)
      const address = link && pageOf(link)
      if (!address) return
      // The same page in another language: the browser loads it, with the date, party and section of this one.
      if (link.hreflang && link.closest('header, footer')) {
        link.search ||= window.location.search
        link.hash ||= window.location.hash
        return
      }
      if (!isPlainClick(event)) return
      // Links to a section of this page are handled elsewhere. Leave a menu link to this page without its query to the
      // browser, because the router would keep the state that came with the query.
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

/** Whether a URL is that of a page. The URL of a file has a dot in it, that of a page does not. */
function isPage(address: string): address is Route {
  return !/^[^?#]*\./.test(address)
}

/**
 * Handle links to a section of the current page. The router scrolls to a section only once while the URL stays the
 * same, and the browser adds a history entry that the router does not know: going back would change the URL but not the
 * page.
 */
export function useSectionLinkScrolling(): void {
  useEffect(() => {
    // Listen before the router does: it ignores clicks that have already been handled.
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

/** Delay before scrolling to a section. Rule: section-delay (docs/rules.md) */
const DELAY_MS = 100

/** From another route, go to the home page first and scroll to the section 100 ms after arrival. */
function useSectionVisit() {
  const pathname = usePathname()
  const router = useRouter()
  const wanted = useRef<{ readonly route: string; readonly section: string } | null>(null)

  useEffect(() => {
    const place = wanted.current
    wanted.current = null
    if (!place || pathname !== place.route) return
    const timer = setTimeout(() => goToSection(place.section, 'replace'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  /** Returns false, having done nothing, if the link has no section or leads to the current route. */
  function visit(route: string, hash: string): boolean {
    if (!hash || pathname === route) return false
    wanted.current = { route, section: hash.slice(1) }
    router.push(route as Route)
    return true
  }

  return visit
}

/** Return the link that an event is about, if it opens in this tab. */
function clickedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.href && !link.target ? link : null
}

/**
 * Whether a link leads to the page it is on or to a section of it. A different query means a different page, such as
 * another month, except in menus, whose links to a section have no query.
 */
function isThisPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  const isSameQuery = link.search === search || (!link.search && link.closest('header, footer') !== null)
  return link.origin === origin && link.pathname === pathname && isSameQuery
}

/** Whether a click has no modifier key, such as Ctrl for a new tab, and has not been handled yet. */
function isPlainClick(event: MouseEvent): boolean {
  const isSpecial = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !isSpecial && !event.defaultPrevented
}

/**
 * Scroll to a section of this page and move the focus there.
 *
 * @param history  whether the URL with its `#` is added to the history or replaces the current entry
 * @returns  false, having done nothing, if there is no such section
 */
function goToSection(id: string, history: 'push' | 'replace'): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  // A form field is already focusable and stays in the tab order; anything else needs a tabindex.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const address = `${window.location.pathname}${window.location.search}#${id}`
  // Pass no state: the router adds its own, by which it recognises the history entry when the visitor returns to it.
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  return true
}
