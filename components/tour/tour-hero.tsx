import { PageHero } from '@/components/layout/page-hero'
import { BackLink } from '@/components/ui/back-link'
import { HERO_SIZES } from '@/components/ui/hero-layout'
import { Scrims } from '@/components/ui/scrims'
import { Slideshow } from '@/components/ui/slideshow'
import { categories } from '@/content/categories/categories'
import { type TourPage } from '@/content/tours/tour-page'
import { HeroFacts } from '@/components/layout/hero-facts'
import { groupSizeText } from '@/components/tour/group-size-text'
import { ActionLink } from '@/components/ui/action-link'
import { shortGuaranteeText } from '@/content/policies'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'

type TourHeroProps = { readonly language: Language; readonly page: TourPage }

/** The first screen of a tour: pictures, name, three facts and the price. */
export function TourHero({ language, page: { tour, category, hero, summary } }: TourHeroProps) {
  const { route, name } = categories[category]
  return (
    <PageHero
      backLink={<BackLink href={route}>{name}</BackLink>}
      heading={tour.name}
      isTall
      picture={
        <Slideshow label={`Pictures of the ${tour.name}`} language={language} names={hero} sizes={HERO_SIZES}>
          <Scrims names={hero} />
        </Slideshow>
      }
      summary={summary}
    >
      <TourFacts tour={tour} />
    </PageHero>
  )
}

/** Three facts and the price. On phones, the bar at the bottom shows the price instead. */
function TourFacts({ tour }: { readonly tour: Tour }) {
  return (
    <HeroFacts
      facts={[
        ['Duration', tour.duration],
        ['Group size', groupSizeText(tour)],
        ['Location', tour.place],
        ...(tour.isGuaranteed ? ([['Guarantee', shortGuaranteeText]] as const) : []),
      ]}
    >
      <div className="hidden shrink-0 items-center gap-8 lg:flex">
        <p>
          <span className="font-display text-3xl tracking-tight">
            {`From ${formatEuros(tour.prices.adultCents)}`}
          </span>
          <span className="block text-sm text-(--quiet)">per adult, VAT included</span>
        </p>
        <ActionLink href="#booking">Choose a date</ActionLink>
      </div>
    </HeroFacts>
  )
}
