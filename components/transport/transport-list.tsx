import { PageHero } from '@/components/layout/page-hero'
import { RegionMap } from '@/components/transport/region-map'
import { HeroPicture } from '@/components/ui/hero-picture'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { OfferCard } from '@/components/cards/offer-card'
import { Slideshow } from '@/components/ui/slideshow'
import { type TransportPage } from '@/content/transport/transport-page'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

/** Both services, one below the other. */
export function TransportList({ language }: { readonly language: Language }) {
  const { name, intro, picture } = transportationPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        heading={name}
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={intro}
      />
      <ul className="grid gap-y-section py-section">
        {transportPages(language).map((page, index) => (
          <TransportCard
            key={page.transport.route}
            language={language}
            page={page}
            side={index % 2 === 0 ? 'left' : 'right'}
          />
        ))}
      </ul>
      <RegionMap language={language} />
    </main>
  )
}

type TransportCardProps = {
  readonly language: Language
  readonly page: TransportPage
  readonly side: 'left' | 'right'
}

/** One transport service in the list. */
function TransportCard({ language, page: { transport, card }, side }: TransportCardProps) {
  const say = words('transport', language)
  const sayTour = words('tour', language)
  const { name, duration, maxPassengers, reach, priceCents, route } = transport
  return (
    <OfferCard
      description={card.description}
      facts={[
        [sayTour('duration'), duration],
        [sayTour('groupSize'), say('upToPeople', { count: maxPassengers })],
        [sayTour('location'), reach],
      ]}
      features={card.features}
      href={addressOf(route, language)}
      language={language}
      name={name}
      picture={
        <Slideshow
          isOpening={false}
          label={say('pictures', { service: name })}
          language={language}
          names={card.pictures}
          sizes="(min-width: 1024px) 75vw, 100vw"
        />
      }
      price={priceCents === null ? say('customPrice') : formatEuros(priceCents, language)}
      priceNote={say(priceCents === null ? 'oneSum' : 'perVehicle')}
      side={side}
    />
  )
}
