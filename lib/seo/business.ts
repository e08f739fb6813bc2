import { type TravelAgency, type WithContext } from 'schema-dts'

export type Business = {
  readonly brand: string
  readonly legalName: string
  /** The Finnish business ID (Y-tunnus). */
  readonly businessId: string
  readonly phone: string
  readonly email: string
  readonly streetAddress: string
  readonly postalCode: string
  readonly town: string
  readonly region: string
  readonly countryCode: string
  readonly profiles: readonly string[]
}

/** Structured data of the company, for the home page. */
export function businessJsonLd(
  business: Business,
  { siteUrl, pictureUrl }: { readonly siteUrl: string; readonly pictureUrl: string },
): WithContext<TravelAgency> {
  return {
    '@context': 'https://schema.org',
    ...businessReference(business.brand, siteUrl),
    legalName: business.legalName,
    identifier: { '@type': 'PropertyValue', name: 'Business ID', value: business.businessId },
    image: pictureUrl,
    telephone: business.phone,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.streetAddress,
      postalCode: business.postalCode,
      addressLocality: business.town,
      addressRegion: business.region,
      addressCountry: business.countryCode,
    },
    areaServed: business.region,
    currenciesAccepted: 'EUR',
    sameAs: [...business.profiles],
  }
}

/** A reference to the company, for other pages, with the name: a search engine reads one page at a time. */
export function businessReference(brand: string, siteUrl: string) {
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl}/#business`,
    name: brand,
    url: `${siteUrl}/`,
  } as const
}
