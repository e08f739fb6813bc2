'use client'

import { type ReactNode, useRef } from 'react'
import { Marquee } from '@/components/home/marquee'
import { useReviewsBelowFold } from '@/components/reviews/use-reviews-below-fold'
import { PageLink } from '@/components/ui/page-link'
import { useAddress, useWords } from '@/components/words/use-words'

/** Number of reviews on the home page: as many as there were samples. */
const SHOWN_AT_HOME = 7

type GuestReviewsProps = {
  readonly heading: string
  /** Sample cards, shown until there is a review; false if the operator has switched them off. */
  readonly samples: ReactNode
  readonly tourNames: Readonly<Record<number, string>>
}

/** The newest reviews of all tours, or the samples, in a moving row; nothing if there are neither. */
export function GuestReviews({ heading, samples, tourNames }: GuestReviewsProps) {
  'use no memo'
  const say = useWords('reviews')
  const address = useAddress()
  const place = useRef<HTMLElement>(null)
  const shown = useReviewsBelowFold(place)
  const isEmpty = !shown && !samples
  return (
    <section
      aria-labelledby={isEmpty ? undefined : 'reviews-heading'}
      className={isEmpty ? undefined : 'overflow-hidden py-section deferred'}
      id="reviews"
      ref={place}
      tabIndex={-1}
    >
      {!isEmpty && (
        <Marquee
          heading={
            <h2 className="font-display text-title" id="reviews-heading">
              {heading}
            </h2>
          }
          labelId="reviews-heading"
        >
          {shown ? (
            <shown.List
              className="w-[min(20rem,78vw)] shrink-0 lg:w-[23rem]"
              reviews={shown.reviews.slice(0, SHOWN_AT_HOME)}
              tourNames={tourNames}
            />
          ) : (
            samples
          )}
        </Marquee>
      )}
      {shown && (
        <p className="page-width mt-10">
          <PageLink
            className="inline-block py-2 text-lg underline underline-offset-4"
            href={address('/reviews')}
          >
            {say('all')}
          </PageLink>
        </p>
      )}
    </section>
  )
}
