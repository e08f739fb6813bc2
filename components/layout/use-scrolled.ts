import { useSyncExternalStore } from 'react'

/** Rule: header-threshold (docs/rules.md) */
const THRESHOLD_PX = 20

/** Whether the page has left its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
