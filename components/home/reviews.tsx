import { Marquee } from '@/components/home/marquee'
import { ReviewCard } from '@/components/home/review-card'
import { reviews } from '@/content/reviews'

/** Guests' reviews in a scrolling row. */
export function Reviews() {
  return (
    <section
      aria-labelledby="reviews-heading"
      className="overflow-hidden py-section deferred"
      id="reviews"
      tabIndex={-1}
    >
      <Marquee
        heading={
          <h2 className="font-display text-title" id="reviews-heading">
            What guests tell us
          </h2>
        }
        labelId="reviews-heading"
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Marquee>
    </section>
  )
}
