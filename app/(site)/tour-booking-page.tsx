import { Breadcrumbs, TourData } from '@/app/structured-data'
import { BookingPanel } from '@/components/booking/booking-panel'
import { TourTemplate } from '@/components/tour/tour-template'
import { categories } from '@/content/categories/categories'
import { type TourPage } from '@/content/tours/tour-page'
import { type ArticleFacts } from '@/content/blog/article'
import { publishableKey } from '@/lib/env'
import { loadArticleFacts } from '@/lib/markdown/articles'

/** A tour's page with its booking panel. */
export function TourBookingPage({ page }: { readonly page: TourPage }) {
  const { id, name, prices, season, times } = page.tour
  return (
    <>
      <TourData page={page} />
      <Breadcrumbs crumbs={[categories[page.category], page.tour]} />
      <TourTemplate
        articles={inOrder(page.articles, loadArticleFacts())}
        page={page}
        panel={
          <BookingPanel
            endTime={times.end}
            prices={prices}
            publishableKey={publishableKey}
            season={season}
            startTime={times.start}
            summaryTime={times.summary}
            tourId={id}
            tourName={name}
          />
        }
      />
    </>
  )
}

function inOrder(slugs: readonly string[], articles: readonly ArticleFacts[]): readonly ArticleFacts[] {
  return slugs.flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
}
