import { type RefObject, useEffect, useState } from 'react'

/** So near it may come. */
const MARGIN_PX = 4
/** Where it is looked under what floats, as shares of its sides: no line of words is so low that it lies between two. */
const ROWS = [0, 1 / 3, 2 / 3, 1]
const COLUMNS = [0, 1 / 2, 1]

/** By then what moves because of a scroll, such as the booking bar, has come to rest. */
const REST_MS = 500

/** A day of a calendar counts also where it cannot be chosen: its figures are lower than the rows. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"], [role="gridcell"]'

/** Whether something that floats over the page would cover words or a control. Looks again at each scroll, and after it. */
export function useOverlap(floating: RefObject<HTMLElement | null>): boolean {
  const [isOverlapping, setOverlapping] = useState(false)

  useEffect(() => {
    let next = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => setOverlapping(covers(floating.current)))
    }
    const lookTwice = () => {
      look()
      clearTimeout(rest)
      rest = setTimeout(look, REST_MS)
    }
    // A page that loads or changes moves what is under us; the first look comes from here too.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    window.addEventListener('scroll', lookTwice, { passive: true })
    window.addEventListener('resize', lookTwice)
    return () => {
      cancelAnimationFrame(next)
      clearTimeout(rest)
      growth.disconnect()
      window.removeEventListener('scroll', lookTwice)
      window.removeEventListener('resize', lookTwice)
    }
  }, [floating])

  return isOverlapping
}

function covers(floating: HTMLElement | null): boolean {
  if (!floating) return false
  const { left, top, width, height } = floating.getBoundingClientRect()
  const own = new DOMRect(left - MARGIN_PX, top - MARGIN_PX, width + 2 * MARGIN_PX, height + 2 * MARGIN_PX)
  const under = ROWS.flatMap((row) =>
    COLUMNS.flatMap((column) =>
      document
        .elementsFromPoint(own.left + column * own.width, own.top + row * own.height)
        .filter((element) => !floating.contains(element))
        .slice(0, 1),
    ),
  )
  return [...new Set(under)].some((element) => element.closest(CONTROLS) !== null || hasWords(element, own))
}

/** Whether words of the element itself stand in a place. */
function hasWords(element: Element, place: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => overlap(place, line))
  })
}

function overlap(own: DOMRect, other: DOMRect): boolean {
  return own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top
}
