import { useEffect, useEffectEvent } from 'react'

/** Call `onRestored` when the browser restores this page from its back/forward cache. */
export function useOnPageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)

  useEffect(() => {
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) restored()
    }
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])
}
