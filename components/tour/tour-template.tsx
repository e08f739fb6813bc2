import { type ReactNode } from 'react'

import { SkipLink } from '@/components/layout/skip-link'
import { Itinerary } from '@/components/page-sections/itinerary'
import { StoryWithPanel } from '@/components/page-sections/story-with-panel'
import { Why } from '@/components/page-sections/why'
import { BookingBar } from '@/components/tour/booking-bar'
import { Gallery } from '@/components/tour/gallery'
import { Guarantee } from '@/components/tour/guarantee'
import { type HelpfulArticle, HelpfulArticles } from '@/components/tour/helpful-articles'
import { Inclusions } from '@/components/tour/inclusions'
import { Practical } from '@/components/tour/practical'
import { TourQuestions } from '@/components/questions/tour-questions'
import { TourHero } from '@/components/tour/tour-hero'
import { type TourPage } from '@/content/tours/tour-page'
import { formatEuros } from '@/lib/language/money'

type TourTemplateProps = {
  readonly page: TourPage
  /** The booking panel, next to the text if there is space. */
  readonly panel: ReactNode
  /** Articles that help guests decide, best match first. */
  readonly articles: readonly HelpfulArticle[]
}

/** A tour's page: picture, text and gallery, the panel next to or below them, and the questions. */
export function TourTemplate({ page, panel, articles }: TourTemplateProps) {
  const { tour } = page
  return (
    <>
      <main id="content" tabIndex={-1}>
        <SkipLink href="#booking-dates">Skip to dates</SkipLink>
        <TourHero page={page} />
        <StoryWithPanel panel={panel} pictures={<Gallery names={page.gallery} />}>
          <Why {...page.why} />
          {tour.isGuaranteed && <Guarantee />}
          <Itinerary {...page.itinerary} />
          <Inclusions included={page.included} notIncluded={page.notIncluded} />
          <Practical page={page} />
        </StoryWithPanel>
        <TourQuestions questions={page.questions} />
        <HelpfulArticles articles={articles} />
      </main>
      <BookingBar price={formatEuros(tour.prices.adultCents)} />
    </>
  )
}
