import { PageHero } from '@/components/layout/page-hero'
import { BackLink } from '@/components/ui/back-link'
import { HERO_SIZES } from '@/components/ui/hero-layout'
import { Scrims } from '@/components/ui/scrims'
import { Slideshow } from '@/components/ui/slideshow'
import { category as categoryIn } from '@/content/categories/categories'
import { type TourPage } from '@/content/tours/tour-page'
import { HeroFacts } from '@/components/layout/hero-facts'
import { ActionLink } from '@/components/ui/action-link'
import { promises } from '@/content/promises'
import { type Tour } from '@/lib/booking/tour'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type TourHeroProps = { readonly language: Language; readonly page: TourPage }

/** The first screen of a tour: pictures, name, three facts and the price. */
export function TourHero({ language, page: { tour, category, hero, summary } }: TourHeroProps) {
  const { route, name } = categoryIn(category, language)
  return (
    <PageHero
      backLink={<BackLink href={addressOf(route, language)}>{name}</BackLink>}
      heading={tour.name}
      isTall
      language={language}
      picture={
        <Slideshow
          label={words('tour', language)('pictures', { tour: tour.name })}
          language={language}
          names={hero}
          sizes={HERO_SIZES}
        >
          <Scrims names={hero} />
        </Slideshow>
      }
      summary={summary}
    >
      <TourFacts language={language} tour={tour} />
    </PageHero>
  )
}

/** Three facts and the price. On phones, the bar at the bottom shows the price instead. */
function TourFacts({ language, tour }: { readonly language: Language; readonly tour: Tour }) {
  const say = words('tour', language)
  return (
    <HeroFacts
      facts={[
        [say('duration'), tour.duration],
        [say('groupSize'), say('atMost', { seats: tour.seatsPerDeparture })],
        [say('location'), tour.place],
        ...(tour.isGuaranteed ? ([[say('guarantee'), promises(language).shortGuarantee]] as const) : []),
      ]}
    >
      <div className="hidden shrink-0 items-center gap-8 lg:flex">
        <p>
          <span className="font-display text-3xl tracking-tight">
            {say('fromPrice', { price: formatEuros(tour.prices.adultCents, language) })}
          </span>
          <span className="block text-sm text-(--quiet)">{say('perAdult')}</span>
        </p>
        <ActionLink href="#booking">{say('chooseDate')}</ActionLink>
      </div>
    </HeroFacts>
  )
}
