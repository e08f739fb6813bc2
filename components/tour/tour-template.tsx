import { type ReactNode } from 'react'

import { BookingBar } from '@/components/tour/booking-bar'
import { Gallery } from '@/components/tour/gallery'
import { Guarantee } from '@/components/tour/guarantee'
import { Inclusions } from '@/components/tour/inclusions'
import { Itinerary } from '@/components/tour/itinerary'
import { Practical } from '@/components/tour/practical'
import { Questions } from '@/components/tour/questions'
import { TourHero } from '@/components/tour/tour-hero'
import { Why } from '@/components/tour/why'
import { type TourPage } from '@/content/tours/tour-page'
import { formatEuros } from '@/lib/booking/money'

type TourTemplateProps = {
  readonly page: TourPage
  /** The booking panel. It stands beside the story where there is room. */
  readonly panel: ReactNode
}

/** Every tour's page: the picture, the story beside the panel, the gallery, the questions. */
export function TourTemplate({ page, panel }: TourTemplateProps) {
  const { tour } = page
  return (
    <>
      <main id="content" tabIndex={-1}>
        <TourHero page={page} />
        <div className="page-width grid gap-x-16 gap-y-section py-section lg:grid-cols-12 xl:gap-x-24">
          <div className="grid content-start gap-section lg:col-span-7">
            <Why {...page.why} />
            <Itinerary {...page.itinerary} />
            <Inclusions included={page.included} notIncluded={page.notIncluded} />
            <Practical tour={tour} />
          </div>
          {/* Taller than most screens: it scrolls with the story and rests once its end is in sight. */}
          <div className="*:scroll-mt-4 lg:sticky lg:bottom-8 lg:col-span-5 lg:self-end">{panel}</div>
        </div>
        {tour.isGuaranteed && <Guarantee />}
        <Gallery names={page.gallery} />
        <Questions questions={page.questions} />
      </main>
      <BookingBar price={formatEuros(tour.prices.adultCents)} />
    </>
  )
}
