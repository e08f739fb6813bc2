import { type RefObject, useEffect, useState } from 'react'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { fetchReviews } from '@/lib/browser/fetch-reviews'
import { type ReviewRecord } from '@/lib/contract/review'

/**
 * The newest published reviews, fetched once the browser is idle. Empty until the element is below the screen, because
 * showing them changes its height and nothing that a visitor sees may move.
 *
 * Rule: reviews (docs/rules.md)
 */
export function useReviewsBelowFold(place: RefObject<HTMLElement | null>): readonly ReviewRecord[] {
  const [reviews, setReviews] = useState<readonly ReviewRecord[]>([])
  const isIdle = useIsBrowserIdle()

  useEffect(() => {
    if (!isIdle) return
    let stop = () => {}
    let isCurrent = true
    void fetchReviews().then((found) => {
      if (isCurrent && place.current && found.length > 0)
        stop = onceBelowScreen(place.current, () => setReviews(found))
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [isIdle, place])

  return reviews
}

/** Returns a function that stops waiting. */
function onceBelowScreen(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
