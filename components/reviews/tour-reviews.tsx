'use client'

import { useRef } from 'react'
import { useReviewsBelowFold } from '@/components/reviews/use-reviews-below-fold'
import { PageLink } from '@/components/ui/page-link'
import { useAddress, useWords } from '@/components/words/use-words'
import { jsonFields } from '@/lib/browser/json-fields'
import { type ReviewRecord } from '@/lib/contract/review'

/** The newest reviews of a tour, and a link to all; nothing before the first. */
export function TourReviews({ tourId }: { readonly tourId: number }) {
  'use no memo'
  const say = useWords('reviews')
  const address = useAddress()
  const place = useRef<HTMLDivElement>(null)
  const shown = useReviewsBelowFold(place)
  const isReviewed = shown?.reviews.some((review) => jsonFields<ReviewRecord>(review).tourId === tourId)
  return (
    <div ref={place}>
      {shown && isReviewed && (
        <section aria-labelledby="tour-reviews-heading" className="mt-section">
          <h2 className="font-display text-lead" id="tour-reviews-heading">
            {say('guestsSay')}
          </h2>
          <ul className="mt-6 grid gap-8">
            <shown.List reviews={shown.reviews} tourId={tourId} />
          </ul>
          <p className="mt-6">
            <PageLink className="inline-block py-2 underline underline-offset-4" href={address('/reviews')}>
              {say('all')}
            </PageLink>
          </p>
        </section>
      )}
    </div>
  )
}
