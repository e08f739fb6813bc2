import { useEffect, useSyncExternalStore } from 'react'

/** The guest's progress in the panel, as shown by the bar at the bottom. */
export type PanelProgress = {
  /** `Sat 12 Dec · 2 guests`, `3 guests`; empty if nothing is selected. */
  readonly facts: string
  /** The total; empty while unknown, and if nothing is selected. */
  readonly sum: string
  readonly step: keyof typeof PANEL_STEPS
}

/** Id of the summary, above the pay buttons. */
export const SUMMARY_ID = 'booking-summary'

/**
 * The next step, with the part of the panel it is done in. A field at the end of the link gets the focus. Rule:
 * panel-steps (docs/rules.md)
 */
export const PANEL_STEPS = {
  date: { label: 'Choose a date', href: '#booking-calendar' },
  party: { label: 'How many?', href: '#booking-party' },
  details: { label: 'Your details', href: '#booking-name' },
  pay: { label: 'To payment', href: `#${SUMMARY_ID}` },
} as const

let progress: PanelProgress | null = null
const listeners = new Set<() => void>()

function publish(now: PanelProgress | null): void {
  progress = now
  listeners.forEach((listener) => listener())
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The panel's progress, for the bar; null until the panel has loaded. */
export function usePanelProgress(): PanelProgress | null {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  )
}

/** Publish the panel's progress while the panel is mounted. */
export function usePublishPanelProgress({ facts, sum, step }: PanelProgress): void {
  useEffect(() => publish({ facts, sum, step }), [facts, sum, step])
  useEffect(() => () => publish(null), [])
}
