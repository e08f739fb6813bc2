import { type Offer, type TouristTrip, type WithContext } from 'schema-dts'
import { eurosFromCents } from '@/lib/booking/money/money'
import { type Tour } from '@/lib/booking/tour'
import { businessReference } from '@/lib/seo/business'

/**
 * Structured data of a tour and its prices: the same amounts as on the page and in the database.
 *
 * @param town  where the tour starts
 * @param steps  the itinerary's headings, in order
 */
export function tourJsonLd(
  { name, route, prices }: Tour,
  {
    brand,
    town,
    siteUrl,
    description,
    pictureUrls,
    steps,
  }: {
    readonly brand: string
    readonly town: string
    readonly siteUrl: string
    readonly description: string
    readonly pictureUrls: readonly string[]
    readonly steps: readonly string[]
  },
): WithContext<TouristTrip> {
  const url = `${siteUrl}${route}`
  const business = businessReference(brand, siteUrl)
  const offer = (guest: string, cents: number): Offer => ({
    '@type': 'Offer',
    name: guest,
    price: eurosFromCents(cents),
    priceCurrency: 'EUR',
    url,
    seller: business,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    description,
    url,
    image: [...pictureUrls],
    touristType: 'Travellers to Finnish Lapland',
    tripOrigin: { '@type': 'Place', name: town },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step })),
    },
    provider: business,
    offers: [offer('Adult', prices.adultCents), offer('Child', prices.childCents)],
  }
}
