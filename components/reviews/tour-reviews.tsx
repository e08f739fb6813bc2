'use client'

import { useRef } from 'react'
import { ReviewCard } from '@/components/reviews/review-card'
import { useReviewsBelowFold } from '@/components/reviews/use-reviews-below-fold'
import { PageLink } from '@/components/ui/page-link'

/** The newest reviews of a tour, and a link to all; nothing before the first. */
export function TourReviews({ tourId }: { readonly tourId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const reviews = useReviewsBelowFold(place).filter((review) => review.tourId === tourId)
  return (
    <div ref={place}>
      {reviews.length > 0 && (
        <section aria-labelledby="tour-reviews-heading" className="mt-section">
          <h2 className="font-display text-lead" id="tour-reviews-heading">
            What guests say
          </h2>
          <ul className="mt-6 grid gap-8">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <PageLink className="inline-block py-2 underline underline-offset-4" href="/reviews">
              All reviews
            </PageLink>
          </p>
        </section>
      )}
    </div>
  )
}
