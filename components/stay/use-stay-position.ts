import { useLayoutEffect } from 'react'

import { saveStayPosition } from '@/lib/browser/stay-position'

/** While a result is shown, remember the scroll position when the guest leaves or reloads the page. */
export function useStayPosition(query: string | null): void {
  useLayoutEffect(() => {
    if (query === null) return
    const keep = () => saveStayPosition(query, window.scrollY)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [query])
}
