'use client'

import { useEffect, useRef, useState } from 'react'
import { type MenuLink, MenuLinks } from '@/components/layout/menu-links'
import { fetchReviews } from '@/lib/browser/fetch-reviews'

/**
 * The footer's link to all reviews, once there is one. Its line is kept free, so that nothing moves; asked for when the
 * footer is near.
 */
export function ReviewsLink({ className, link }: { readonly className: string; readonly link: MenuLink }) {
  'use no memo'
  const place = useRef<HTMLLIElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void fetchReviews().then((reviews) => setShown(reviews.length > 0))
      },
      { rootMargin: '300px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return isShown ? (
    <MenuLinks className={className} isList places={[link]} />
  ) : (
    <li aria-hidden="true" className={className} ref={place} />
  )
}
