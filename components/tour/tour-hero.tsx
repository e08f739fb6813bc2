import { PageHero } from '@/components/layout/page-hero'
import { TourFacts } from '@/components/tour/tour-facts'
import { BackLink } from '@/components/ui/back-link'
import { OPENING_SIZES } from '@/components/ui/opening'
import { Scrims } from '@/components/ui/scrims'
import { Slideshow } from '@/components/ui/slideshow'
import { categories } from '@/content/categories/categories'
import { type TourPage } from '@/content/tours/tour-page'

/** The first screen of a tour: pictures, name, three facts and the price. */
export function TourHero({ page: { tour, category, hero, summary } }: { readonly page: TourPage }) {
  const { route, name } = categories[category]
  return (
    <PageHero
      backLink={<BackLink href={route}>{name}</BackLink>}
      heading={tour.name}
      isTall
      picture={
        <Slideshow label={`Pictures of the ${tour.name}`} names={hero} sizes={OPENING_SIZES}>
          <Scrims names={hero} />
        </Slideshow>
      }
      summary={summary}
    >
      <TourFacts tour={tour} />
    </PageHero>
  )
}
