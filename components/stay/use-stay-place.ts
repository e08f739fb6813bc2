import { useLayoutEffect } from 'react'

import { keepStayPlace } from '@/lib/browser/stay-place'

/** While an answer stands there, how far down it is read is remembered when the guest leaves or loads the page anew. */
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
