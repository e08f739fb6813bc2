import { type RefObject, useEffect, useState } from 'react'

import { type SessionKey } from '@/components/booking/session'

const OPEN_CHECKOUT: SessionKey = 'openCheckout'

/** A screen's height before it comes into view, so that a guest who scrolls finds it ready. */
const NEAR = { rootMargin: '100% 0px' }

/** Whether the panel has come near, or a guest comes back from the payment page and is to be told what became of it. */
export function useWanted(place: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!place.current) return
    // It calls once at the start, wherever the panel is.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) && !comesBack()) return
      setWanted(true)
      observer.disconnect()
    }, NEAR)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  return isWanted
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
