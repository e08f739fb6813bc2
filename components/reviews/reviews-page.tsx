import { PageHero } from '@/components/layout/page-hero'
import { ReviewCard } from '@/components/reviews/review-card'
import { HeroPicture } from '@/components/ui/hero-picture'
import { PageLink } from '@/components/ui/page-link'
import { reviewsPage } from '@/content/reviews'
import { type ReviewRecord } from '@/lib/contract/review'

type ReviewsPageProps = {
  readonly reviews: readonly ReviewRecord[]
  readonly tourNames: Readonly<Record<number, string>>
  /** From 1. */
  readonly number: number
  readonly isLast: boolean
}

/** All reviews of all tours, a page at a time. */
export function ReviewsPage({ reviews, tourNames, number, isLast }: ReviewsPageProps) {
  const { name, summary, picture } = reviewsPage('en')
  return (
    <main id="content" tabIndex={-1}>
      <PageHero heading={name} picture={<HeroPicture name={picture} />} summary={summary} />
      <div className="page-width py-section">
        <p className="max-w-measure text-pretty text-slate">
          Only guests whose booking we have, and who came, can write here. We show every review, good or bad,
          unless it insults, exposes other people, is not about us, advertises, or is illegal.{' '}
          <PageLink className="underline underline-offset-4" href="/imprint#reviews">
            How we check reviews
          </PageLink>
        </p>
        <ul className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} tourName={tourNames[review.tourId]} />
            </li>
          ))}
        </ul>
        <nav aria-label="More reviews" className="mt-14 flex gap-8">
          {number > 1 && (
            <a
              className="inline-block py-2 underline underline-offset-4"
              href={`/reviews?page=${number - 1}`}
            >
              Newer reviews
            </a>
          )}
          {!isLast && (
            <a
              className="inline-block py-2 underline underline-offset-4"
              href={`/reviews?page=${number + 1}`}
            >
              Older reviews
            </a>
          )}
        </nav>
      </div>
    </main>
  )
}
