'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { usePageLinkRouting, useSectionLinkScrolling } from '@/components/layout/use-page-link-routing'

/** After a route change, move the focus to the new page or its section, because the router only scrolls. */
export function RouteFocus() {
  const pathname = usePathname()
  const earlier = useRef(pathname)
  useSectionLinkScrolling()
  usePageLinkRouting()
  useMarkCurrentSection(pathname)

  useEffect(() => {
    if (earlier.current === pathname) return
    earlier.current = pathname
    const section = document.getElementById(window.location.hash.slice(1))
    const place = section ?? document.getElementById('content')
    place?.focus({ preventScroll: true })
  }, [pathname])

  return null
}

/** Margins that limit the observed area to the top quarter of the screen and everything above it. */
const READING_MARGINS = '100000% 0px -75% 0px'

/** Mark the section being read in the table of contents: the last one to reach the top quarter of the screen. */
export function useMarkCurrentSection(pathname: string): void {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    if (links.length === 0) return
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          passed[isIntersecting ? 'add' : 'delete'](`#${target.id}`)
        const read = links.findLast(({ hash }) => passed.has(hash))
        for (const link of links) link.ariaCurrent = link === read ? 'location' : null
      },
      { rootMargin: READING_MARGINS },
    )
    for (const { hash } of links) {
      const heading = document.getElementById(hash.slice(1))
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [pathname])
}
