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
import { guideLanguage } from '@/content/guides'
import { type CategoryKey } from '@/content/categories/categories'
import { type Tour } from '@/lib/booking/tour'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
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
      <TourFacts category={category} language={language} tour={tour} />
    </PageHero>
  )
}

/** What those speak whom guests meet, on a page in another language. Rule: languages (docs/rules.md) */
function spokenText(category: CategoryKey, language: Language): string {
  const name = { language: languageName(guideLanguage, language) }
  const say = words('tour', language)
  return category === 'equipment' ? say('weSpeak', name) : say('guidesSpeak', name)
}

type TourFactsProps = {
  readonly language: Language
  readonly category: CategoryKey
  readonly tour: Tour
}

/** A few facts and the price. On phones, the bar at the bottom shows the price instead. */
function TourFacts({ language, category, tour }: TourFactsProps) {
  const say = words('tour', language)
  return (
    <HeroFacts
      facts={[
        [say('duration'), tour.duration],
        [say('groupSize'), say('atMost', { seats: tour.seatsPerDeparture })],
        [say('location'), tour.place],
        ...(guideLanguage === language ? [] : ([[say('language'), spokenText(category, language)]] as const)),
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
