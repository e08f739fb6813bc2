import { type RefObject, useEffect, useState } from 'react'

import { type SessionKey } from '@/lib/browser/session'

const OPEN_CHECKOUT: SessionKey = 'openCheckout'

/** One screen's height before it scrolls into view, so that guests find it ready. */
const NEAR = { rootMargin: '100% 0px' }

/** For screen readers and find-in-page, which reach the panel without scrolling to it. */
const QUIET_MS = 3000

/**
 * Whether to mount the panel: it is about to scroll into view, the page has been open for a while, or a guest returns
 * from the payment page and must be told what became of the payment.
 */
export function useLazyMount(place: RefObject<HTMLElement | null>): boolean {
  const [isMounted, setMounted] = useState(false)

  useEffect(() => {
    if (!place.current) return
    // The observer calls once initially, wherever the panel is.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) && !comesBack()) return
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

function comesBack(): boolean {
  return hasOpenCheckout() || new URLSearchParams(window.location.search).has('payment')
}

function hasOpenCheckout(): boolean {
  try {
    return sessionStorage.getItem(OPEN_CHECKOUT) !== null
  } catch {
    return false
  }
}
