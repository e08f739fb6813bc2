import { OfferCard } from '@/components/cards/offer-card'
import { priceText } from '@/components/transport/price-text'
import { Slideshow } from '@/components/ui/slideshow'
import { type TransportPage } from '@/content/transport/transport-page'

type TransportCardProps = { readonly page: TransportPage; readonly side: 'left' | 'right' }

/** A service in the list of both. */
export function TransportCard({ page: { transport, card }, side }: TransportCardProps) {
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
          names={card.pictures}
          sizes="(min-width: 1024px) 75vw, 100vw"
        />
      }
      price={priceText(transport)}
      priceNote={priceCents === null ? 'one sum, VAT included' : 'per vehicle, VAT included'}
      route={route}
      side={side}
    />
  )
}
