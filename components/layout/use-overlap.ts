import { type RefObject, useEffect, useState } from 'react'

/** Wide screens have room beside a form; only its buttons must stay free there. */
const WIDE = '(min-width: 64rem)'
const FREE_ON_WIDE = 'form button'
const FREE_ON_NARROW = 'form'
const MARGIN_PX = 4

/** Whether something that floats over the page would cover what a form needs. Looks again at each scroll. */
export function useOverlap(floating: RefObject<HTMLElement | null>): boolean {
  const [isOverlapping, setOverlapping] = useState(false)

  useEffect(() => {
    const look = () => setOverlapping(covers(floating.current))
    // A page that loads or changes moves what is under us; the first look comes from here too.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [floating])

  return isOverlapping
}

function covers(floating: HTMLElement | null): boolean {
  if (!floating) return false
  const own = floating.getBoundingClientRect()
  const free = window.matchMedia(WIDE).matches ? FREE_ON_WIDE : FREE_ON_NARROW
  return [...document.querySelectorAll(free)].some((part) => overlap(own, part.getBoundingClientRect()))
}

function overlap(own: DOMRect, other: DOMRect): boolean {
  return (
    own.left - MARGIN_PX < other.right &&
    own.right + MARGIN_PX > other.left &&
    own.top - MARGIN_PX < other.bottom &&
    own.bottom + MARGIN_PX > other.top
  )
}
