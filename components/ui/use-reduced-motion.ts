import { useSyncExternalStore } from 'react'

const PREFERS_REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether animation is off: the guest prefers reduced motion, or the page is not hydrated yet. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PREFERS_REDUCED_MOTION).matches,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PREFERS_REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
