import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser shows this page again as it was left, without loading it: after its back button. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)

  useEffect(() => {
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) restored()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
}
