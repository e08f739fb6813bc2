import { type RefObject, useEffect, useState } from 'react'

/** Minimum distance between the floating element and text or controls. */
const MARGIN_PX = 4
/** Heights to check, as fractions of the element's height: no line of text fits between two of them. */
const ROWS = [0, 1 / 3, 2 / 3, 1]
const COLUMNS = [0, 1 / 2, 1]

/** After this time, anything that moves when the page scrolls, such as the booking bar, has come to rest. */
const REST_MS = 500

/** Includes calendar days, because their text is smaller than the distance between two checked heights. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"], [role="gridcell"]'

/** Whether a floating element would cover text or a control. Checks on each scroll and again after it. */
export function useIsCoveringContent(floating: RefObject<HTMLElement | null>): boolean {
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
    // The page may grow or change under the floating element. Observing it also triggers the first check.
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

/** Whether any text directly in the element overlaps the area. */
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
