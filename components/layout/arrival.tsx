'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { usePageLinks } from '@/components/layout/use-page-links'
import { useReadingMark } from '@/components/layout/use-reading-mark'
import { useSectionLinks } from '@/components/layout/use-section-links'

/** After a route change, move the focus to the new page or its section, because the router only scrolls. */
export function Arrival() {
  const pathname = usePathname()
  const earlier = useRef(pathname)
  useSectionLinks()
  usePageLinks()
  useReadingMark(pathname)

  useEffect(() => {
    if (earlier.current === pathname) return
    earlier.current = pathname
    const section = document.getElementById(window.location.hash.slice(1))
    const place = section ?? document.getElementById('content')
    place?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
