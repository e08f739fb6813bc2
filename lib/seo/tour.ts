import { type Offer, type TouristTrip, type WithContext } from 'schema-dts'
import { eurosFromCents } from '@/lib/booking/money'
import { type Tour } from '@/lib/booking/tour'
import { businessId } from '@/lib/seo/business'

/**
 * A tour and its prices, for search engines: the same figures that the page shows and the database sells.
 *
 * @param steps  the itinerary's headings in their order
 */
export function tourJsonLd(
  { name, route, prices, place }: Tour,
  {
    siteUrl,
    description,
    pictureUrls,
    steps,
  }: {
    readonly siteUrl: string
    readonly description: string
    readonly pictureUrls: readonly string[]
    readonly steps: readonly string[]
  },
): WithContext<TouristTrip> {
  const url = `${siteUrl}${route}`
  const offer = (guest: string, cents: number): Offer => ({
    '@type': 'Offer',
    name: guest,
    price: eurosFromCents(cents),
    priceCurrency: 'EUR',
    url,
    seller: { '@id': businessId(siteUrl) },
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    description,
    url,
    image: [...pictureUrls],
    touristType: 'Travellers to Finnish Lapland',
    tripOrigin: { '@type': 'Place', name: place },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step })),
    },
    provider: { '@id': businessId(siteUrl) },
    offers: [offer('Adult', prices.adultCents), offer('Child', prices.childCents)],
  }
}
