import { useEffect, useSyncExternalStore } from 'react'

/** The guest's progress in the panel, as shown by the bar at the bottom. */
export type PanelProgress = {
  /** The guest's selection: `Sat 12 Dec · 2 guests`, `3 guests`; empty if nothing is selected. */
  readonly facts: string
  /** The total price; empty while unknown, and if nothing is selected. */
  readonly sum: string
  readonly step: keyof typeof PANEL_STEPS
}

/** Id of the price summary, above the pay buttons. */
export const SUMMARY_ID = 'booking-summary'

/**
 * The next step: its label, a message of the area `panel`, and a link to the part of the panel where the guest takes it. If the link ends in the id of a field,
 * that field gets the focus. Rule: panel-steps (docs/rules.md)
 */
export const PANEL_STEPS = {
  date: { label: 'chooseDate', href: '#booking-calendar' },
  party: { label: 'howMany', href: '#booking-party' },
  details: { label: 'yourDetails', href: '#booking-name' },
  pay: { label: 'toPayment', href: `#${SUMMARY_ID}` },
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

/** The panel's progress, for the bar at the bottom; null until the panel has loaded. */
export function usePanelProgress(): PanelProgress | null {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  )
}

/** Publish the booking panel's progress while it is mounted. */
export function usePublishPanelProgress({ facts, sum, step }: PanelProgress): void {
  useEffect(() => publish({ facts, sum, step }), [facts, sum, step])
  useEffect(() => () => publish(null), [])
}
