import { Breadcrumbs, TourData } from '@/app/structured-data'
import { BookingPanel } from '@/components/booking/booking-panel'
import { TourTemplate } from '@/components/tour/tour-template'
import { categories } from '@/content/categories/categories'
import { type TourPage } from '@/content/tours/tour-page'
import { publishableKey } from '@/lib/env'

/** A tour's page with its booking panel. */
export function TourBookingPage({ page }: { readonly page: TourPage }) {
  const { id, name, prices, season, times } = page.tour
  return (
    <>
      <TourData page={page} />
      <Breadcrumbs crumbs={[categories[page.category], page.tour]} />
      <TourTemplate
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
