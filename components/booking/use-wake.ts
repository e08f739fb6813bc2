import { useEffect, useEffectEvent } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'

/** Away for less, and what the page shows is still true enough. */
const SLEEP_MS = 60_000

/** In front for longer, and it is asked again when the guest is there: at a key, a touch or the window's focus. */
const STALE_MS = 10 * SLEEP_MS

const SIGNS = ['focus', 'pointerdown', 'keydown'] as const

/**
 * Calls back when the page comes back after a while: from the browser's memory, a tab that was out of sight, or one that
 * stood in front while nobody, or no machine, was awake. Rule: waking-tab (docs/rules.md)
 */
export function useWake(onWake: () => void): void {
  const woken = useEffectEvent(onWake)
  usePageRestored(onWake)

  useEffect(() => {
    let hiddenAt = Infinity
    let askedAt = Date.now()
    function ask() {
      askedAt = Date.now()
      woken()
    }
    function handleVisibility() {
      if (document.hidden) hiddenAt = Date.now()
      else if (Date.now() - hiddenAt >= SLEEP_MS) ask()
    }
    function handleSign() {
      if (Date.now() - askedAt >= STALE_MS) ask()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    SIGNS.forEach((sign) => window.addEventListener(sign, handleSign))
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      SIGNS.forEach((sign) => window.removeEventListener(sign, handleSign))
    }
  }, [])
}
