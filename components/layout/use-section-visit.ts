import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { goToSection } from '@/components/layout/go-to-section'

/** Delay before scrolling to the section. Rule: section-delay (docs/rules.md) */
const DELAY_MS = 100

/** From another route, go to the home page first and scroll to the section 100 ms after arrival. */
export function useSectionVisit() {
  const pathname = usePathname()
  const router = useRouter()
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    const section = wanted.current
    wanted.current = null
    if (!section || pathname !== '/') return
    const timer = setTimeout(() => goToSection(section, 'replace'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  /** Returns false, having done nothing, for a link without a section or to the current route. */
  function visit(route: string, hash: string): boolean {
    if (!hash || pathname === route) return false
    wanted.current = hash.slice(1)
    router.push('/')
    return true
  }

  return visit
}
