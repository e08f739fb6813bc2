import { useEffect, useEffectEvent } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'

/** Away for less, and what the page shows is still true enough. */
const SLEEP_MS = 60_000

/** Calls back when the page comes back after a while: from the browser's memory, or a tab that was out of sight. */
export function useWake(onWake: () => void): void {
  const woken = useEffectEvent(onWake)
  usePageRestored(onWake)

  useEffect(() => {
    let hiddenAt = Infinity
    function handleVisibility() {
      if (document.hidden) hiddenAt = Date.now()
      else if (Date.now() - hiddenAt >= SLEEP_MS) woken()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [])
}
