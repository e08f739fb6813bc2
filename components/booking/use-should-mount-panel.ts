import { type RefObject, useEffect, useState } from 'react'

import { isOwnChoiceUrl } from '@/lib/browser/own-choice-url'
import { type SessionKey } from '@/lib/browser/session'

/** Stored values that show the guest was here before: an open payment page, or a form that the bar shows. */
const SESSION_TRACES: readonly SessionKey[] = ['openCheckout', 'bookingForm']

/** URL parameters that fill in the panel. Rule: panel-address (docs/rules.md) */
const PREFILL_PARAMETERS = ['date', 'adults', 'children']

/** Load one screen ahead, so that the panel is ready when guests reach it. */
const NEAR = { rootMargin: '100% 0px' }

/** Load after this time anyway, for screen readers and find-in-page, which reach the panel without scrolling. */
const QUIET_MS = 3000

/**
 * Whether to mount the panel: when it is about to scroll into view, when the page has been open for a while, when a
 * guest returns from the payment page and must see its outcome, when the guest has started the form in this tab, or
 * when the URL fills it in.
 */
export function useShouldMountPanel(place: RefObject<HTMLElement | null>): boolean {
  const [isMounted, setMounted] = useState(false)

  useEffect(() => {
    if (!place.current) return
    if (window.scrollY === 0 && hasParameter(...PREFILL_PARAMETERS) && !isOwnChoiceUrl())
      place.current.scrollIntoView({ behavior: 'instant' })
    // The intersection observer always fires once at the start, wherever the panel is.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) && !isWanted()) return
      setMounted(true)
      observer.disconnect()
    }, NEAR)
    observer.observe(place.current)
    const timer = setTimeout(() => setMounted(true), QUIET_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [place])

  return isMounted
}

function isWanted(): boolean {
  return hasSessionTraces() || hasParameter('payment', ...PREFILL_PARAMETERS)
}

function hasParameter(...names: readonly string[]): boolean {
  const parameters = new URLSearchParams(window.location.search)
  return names.some((name) => parameters.has(name))
}

function hasSessionTraces(): boolean {
  try {
    return SESSION_TRACES.some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
