import { PageHero } from '@/components/layout/page-hero'
import { ReviewCard } from '@/components/reviews/review-card'
import { HeroPicture } from '@/components/ui/hero-picture'
import { PageLink } from '@/components/ui/page-link'
import { reviewsPage } from '@/content/reviews'
import { addressOf } from '@/lib/contract/address'
import { type ReviewRecord } from '@/lib/contract/review'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ReviewsPageProps = {
  readonly language: Language
  readonly reviews: readonly ReviewRecord[]
  readonly tourNames: Readonly<Record<number, string>>
  /** From 1. */
  readonly number: number
  readonly isLast: boolean
}

/** All reviews of all tours, a page at a time. */
export function ReviewsPage({ language, reviews, tourNames, number, isLast }: ReviewsPageProps) {
  const { route, name, summary, picture } = reviewsPage(language)
  const say = words('pages', language)
  const address = addressOf(route, language)
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        heading={name}
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={summary}
      />
      <div className="page-width py-section">
        <p className="max-w-measure text-pretty text-slate">
          {say.rich('whoWrites', {
            link: (text) => (
              <PageLink
                className="underline underline-offset-4"
                href={addressOf('/imprint#reviews', language)}
              >
                {text}
              </PageLink>
            ),
          })}
        </p>
        <ul className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard
                language={language}
                review={review}
                say={words('reviews', language)}
                tourName={tourNames[review.tourId]}
              />
            </li>
          ))}
        </ul>
        <nav aria-label={say('moreReviews')} className="mt-14 flex gap-8">
          {number > 1 && (
            <a
              className="inline-block py-2 underline underline-offset-4"
              href={`${address}?page=${number - 1}`}
            >
              {say('newerReviews')}
            </a>
          )}
          {!isLast && (
            <a
              className="inline-block py-2 underline underline-offset-4"
              href={`${address}?page=${number + 1}`}
            >
              {say('olderReviews')}
            </a>
          )}
        </nav>
      </div>
    </main>
  )
}
