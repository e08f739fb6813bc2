import { useSyncExternalStore } from 'react'

const PREFERS_STILL = '(prefers-reduced-motion: reduce)'

/** Whether nothing may move by itself: the guest prefers less motion, or the page is not awake yet. */
export function useStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PREFERS_STILL).matches,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PREFERS_STILL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
