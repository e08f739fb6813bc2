import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { goToSection } from '@/components/layout/go-to-section'

/** Specification section 9, "Section scroll delay". */
const DELAY_MS = 100

/**
 * Go home first and to a section of the home page 100 ms after arrival, as the specification's header does from
 * another route. On the home page itself such links lead like all others.
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

  return function visit(href: string, event: { readonly preventDefault: () => void }) {
    const [route, section] = href.split('#')
    if (!section || pathname === route) return
    event.preventDefault()
    wanted.current = section
    router.push('/')
  }
}
