import { useEffect, useEffectEvent } from 'react'

import { useOnPageRestored } from '@/components/booking/use-on-page-restored'

/** After an absence shorter than this, the page's data is still accurate enough. */
const SLEEP_MS = 60_000

/** After this time in the foreground, the data is refreshed on the guest's next key press, touch or window focus. */
const STALE_MS = 10 * SLEEP_MS

const ACTIVITY_EVENTS = ['focus', 'pointerdown', 'keydown'] as const

/**
 * Call `onWake` when the page becomes active again after a while: restored from the browser's cache, in a tab that was
 * hidden, or in a tab that stayed visible while the guest was away or the computer was asleep. Rule: waking-tab
 * (docs/rules.md)
 */
export function useOnWake(onWake: () => void): void {
  const woken = useEffectEvent(onWake)
  useOnPageRestored(onWake)

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
    ACTIVITY_EVENTS.forEach((sign) => window.addEventListener(sign, handleSign))
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      ACTIVITY_EVENTS.forEach((sign) => window.removeEventListener(sign, handleSign))
    }
  }, [])
}
