import { type RefObject, useEffect, useState } from 'react'

import { type SessionKey } from '@/lib/browser/session'

const OPEN_CHECKOUT: SessionKey = 'openCheckout'

/** A screen's height before it comes into view, so that a guest who scrolls finds it ready. */
const NEAR = { rootMargin: '100% 0px' }

/** Who reads with the ear, or searches the page, finds the panel without scrolling to it. */
const QUIET_MS = 3000

/** Whether the panel has come near or the page has been open for a while, or a guest comes back from the payment page and is to be told what became of it. */
export function useLazyMount(place: RefObject<HTMLElement | null>): boolean {
  const [isMounted, setMounted] = useState(false)

  useEffect(() => {
    if (!place.current) return
    // It calls once at the start, wherever the panel is.
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
