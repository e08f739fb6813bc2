import { PageHero } from '@/components/layout/page-hero'
import { RegionMap } from '@/components/transport/region-map'
import { HeroPicture } from '@/components/ui/hero-picture'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { OfferCard } from '@/components/cards/offer-card'
import { transportPriceText } from '@/components/transport/transport-price-text'
import { Slideshow } from '@/components/ui/slideshow'
import { type TransportPage } from '@/content/transport/transport-page'
import { type Language } from '@/lib/language/language'

/** Both services, one below the other. */
export function TransportList({ language }: { readonly language: Language }) {
  const { name, intro, picture } = transportationPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <PageHero heading={name} picture={<HeroPicture name={picture} />} summary={intro} />
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
      <RegionMap />
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
  const { name, duration, maxPassengers, reach, priceCents, route } = transport
  return (
    <OfferCard
      description={card.description}
      facts={[
        ['Duration', duration],
        ['Group size', `Up to ${maxPassengers} people`],
        ['Location', reach],
      ]}
      features={card.features}
      name={name}
      picture={
        <Slideshow
          isOpening={false}
          label={`Pictures of ${name}`}
          language={language}
          names={card.pictures}
          sizes="(min-width: 1024px) 75vw, 100vw"
        />
      }
      price={transportPriceText(transport)}
      priceNote={priceCents === null ? 'one sum, VAT included' : 'per vehicle, VAT included'}
      route={route}
      side={side}
    />
  )
}
