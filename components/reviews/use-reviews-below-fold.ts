import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { type PublishedReviewsProps } from '@/components/reviews/published-reviews'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { fetchReviews } from '@/lib/browser/fetch-reviews'

/** Published reviews with the component that lists them. */
type Shown = {
  readonly reviews: readonly unknown[]
  readonly List: ComponentType<PublishedReviewsProps>
}

/**
 * The newest published reviews, fetched once the browser is idle, and their script if there are any. Null until the
 * element is below the screen, because showing them changes its height and nothing that a visitor sees may move.
 *
 * Rule: reviews (docs/rules.md)
 */
export function useReviewsBelowFold(place: RefObject<HTMLElement | null>): Shown | null {
  'use no memo'
  const [shown, setShown] = useState<Shown | null>(null)
  const isIdle = useIsBrowserIdle()

  useEffect(() => {
    if (!isIdle) return
    const end = new AbortController()
    void load().then((found) => {
      if (found && place.current && !end.signal.aborted)
        onceBelowScreen(place.current, end.signal, () => setShown(found))
    })
    return () => end.abort()
  }, [isIdle, place])

  return shown
}

/** Returns null if there are no reviews, or if their script does not load. */
async function load(): Promise<Shown | null> {
  const reviews = await fetchReviews()
  if (reviews.length === 0) return null
  return import('@/components/reviews/published-reviews').then(
    ({ PublishedReviews }) => ({ reviews, List: PublishedReviews }),
    () => null,
  )
}

function onceBelowScreen(element: Element, end: AbortSignal, then: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    // A link may be scrolling the page to a section further down, which must stay where it is.
    const isTravelling = window.location.hash !== ''
    if (!entry || isTravelling || entry.isIntersecting || entry.boundingClientRect.top <= 0) return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  end.addEventListener('abort', () => observer.disconnect())
}
