import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { type SearchProps } from '@/app/site/search-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { ReviewsPage } from '@/components/reviews/reviews-page'
import { reviewsPage } from '@/content/reviews'
import { tours } from '@/content/tours/all-tours'
import { tourWords } from '@/content/tours/tour-words'
import { toReviewRecord } from '@/lib/contract/review'
import { database } from '@/lib/db/client'
import { listPublishedReviews } from '@/lib/db/reviews'
import { setPageStatus } from '@/lib/http/set-page-status'

const PAGE_SIZE = 30

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(reviewsPage(language), language)
}

/**
 * All published reviews, newest first; `?page=2` has older ones. Responds 404 while there are none. Rule: reviews
 * (docs/rules.md)
 */
export default withPageDeadline(async function Reviews(props: LanguageProps & SearchProps) {
  const language = await pageLanguage(props)
  const { page } = await props.searchParams
  const number = /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1
  const found = await listPublishedReviews(database(), {
    skip: (number - 1) * PAGE_SIZE,
    take: PAGE_SIZE + 1,
  })
  if (found.length === 0) {
    if (!setPageStatus({ code: 404 })) notFound()
    return <NotFoundMessage language={language} />
  }
  return (
    <ReviewsPage
      language={language}
      isLast={found.length <= PAGE_SIZE}
      number={number}
      reviews={found.slice(0, PAGE_SIZE).map(toReviewRecord)}
      tourNames={Object.fromEntries(tours.map((tour) => [tour.id, tourWords(tour, language).name]))}
    />
  )
})
