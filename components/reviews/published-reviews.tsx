import { ReviewCard } from '@/components/reviews/review-card'
import { useLanguage, useWords } from '@/components/words/use-words'
import { readReview } from '@/lib/browser/read-review'

export type PublishedReviewsProps = {
  readonly reviews: readonly unknown[]
  /** Show only this tour's reviews; those of all tours if left out. */
  readonly tourId?: number
  /** Names to show, by the tour's id. */
  readonly tourNames?: Readonly<Record<number, string>>
  /** Of each entry of the list. */
  readonly className?: string
}

/** The entries of a list of reviews. */
export function PublishedReviews({ reviews, tourId, tourNames, className }: PublishedReviewsProps) {
  const say = useWords('reviews')
  const language = useLanguage()
  return reviews
    .map(readReview)
    .filter((review) => tourId === undefined || review.tourId === tourId)
    .map((review) => (
      <li className={className} key={review.id}>
        <ReviewCard language={language} review={review} say={say} tourName={tourNames?.[review.tourId]} />
      </li>
    ))
}
