import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { goToSection } from '@/components/layout/go-to-section'

/** Rule: section-delay (docs/rules.md) */
const DELAY_MS = 100

/**
 * Go home first and to a section of the home page 100 ms after arrival, from another route. On the
 * home page itself such links lead like all others.
 */
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

  /** Answers false for a link that is no visit: then nothing has happened. */
  function visit(route: string, hash: string): boolean {
    if (!hash || pathname === route) return false
    wanted.current = hash.slice(1)
    router.push('/')
    return true
  }

  return visit
}
