import { Breadcrumbs, TourData } from '@/app/structured-data'
import { BookingPanel } from '@/components/booking/booking-panel'
import { TourTemplate } from '@/components/tour/tour-template'
import { categories } from '@/content/categories/categories'
import { tourPages } from '@/content/tours/all-pages'
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
            bookingCloses={times.bookingCloses}
            endTime={times.end}
            larger={largerThan(page)}
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

/** Rule: larger-groups (docs/rules.md) */
function largerThan({ tour, category }: TourPage) {
  const larger = tourPages.find(
    (other) => other.category === category && other.tour.seatsPerDeparture > tour.seatsPerDeparture,
  )
  if (!larger) return undefined
  const { route, name, seatsPerDeparture: seats } = larger.tour
  return { route, name, seats }
}

function inOrder(slugs: readonly string[], articles: readonly ArticleFacts[]): readonly ArticleFacts[] {
  return slugs.flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
}
