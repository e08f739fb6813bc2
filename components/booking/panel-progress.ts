import { useEffect, useSyncExternalStore } from 'react'

/** How far the guest has come in the panel, as the bar at the bottom says it. */
export type PanelProgress = {
  /** `Sat 12 Dec · 2 guests`, `3 guests`; empty while nothing is chosen. */
  readonly facts: string
  /** Empty while it is not known, and while nothing is chosen. */
  readonly sum: string
  readonly step: keyof typeof STEPS
}

/** The next thing to do, and the part of the panel in which it is done. */
export const STEPS = {
  date: { label: 'Choose a date', href: '#booking-calendar' },
  details: { label: 'Your details', href: '#booking-details' },
  pay: { label: 'To payment', href: '#booking-pay' },
} as const

let progress: PanelProgress | null = null
const listeners = new Set<() => void>()

function tell(now: PanelProgress | null): void {
  progress = now
  listeners.forEach((listener) => listener())
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** For the bar; null until the panel works. */
export function usePanelProgress(): PanelProgress | null {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  )
}

/** For the panel, as long as it stands there. */
export function useTellProgress({ facts, sum, step }: PanelProgress): void {
  useEffect(() => tell({ facts, sum, step }), [facts, sum, step])
  useEffect(() => () => tell(null), [])
}
