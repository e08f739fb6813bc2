import { type RefObject, useEffect, useState } from 'react'

import { isOwnChoice } from '@/lib/browser/own-choice'
import { type SessionKey } from '@/lib/browser/session'

/** What a guest has left here: a payment page, or a form that the bar tells of. */
const LEFT: readonly SessionKey[] = ['openCheckout', 'bookingForm']

/** Rule: panel-address (docs/rules.md) */
const WISHES = ['date', 'adults', 'children']

/** One screen's height before it scrolls into view, so that guests find it ready. */
const NEAR = { rootMargin: '100% 0px' }

/** For screen readers and find-in-page, which reach the panel without scrolling to it. */
const QUIET_MS = 3000

/**
 * Whether to mount the panel: it is about to scroll into view, the page has been open for a while, a guest returns
 * from the payment page and must be told what became of the payment, a form was begun here, or the address opens it.
 */
export function useLazyMount(place: RefObject<HTMLElement | null>): boolean {
  const [isMounted, setMounted] = useState(false)

  useEffect(() => {
    if (!place.current) return
    if (window.scrollY === 0 && hasParameter(...WISHES) && !isOwnChoice())
      place.current.scrollIntoView({ behavior: 'instant' })
    // The observer calls once initially, wherever the panel is.
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
  return hasLeftSomething() || hasParameter('payment', ...WISHES)
}

function hasParameter(...names: readonly string[]): boolean {
  const parameters = new URLSearchParams(window.location.search)
  return names.some((name) => parameters.has(name))
}

function hasLeftSomething(): boolean {
  try {
    return LEFT.some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
