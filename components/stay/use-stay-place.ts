import { useLayoutEffect } from 'react'

import { keepStayPlace } from '@/lib/browser/stay-place'

/** While a result is shown, remember the scroll position when the guest leaves or reloads the page. */
export function useStayPlace(query: string | null): void {
  useLayoutEffect(() => {
    if (query === null) return
    const keep = () => keepStayPlace(query, window.scrollY)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [query])
}
