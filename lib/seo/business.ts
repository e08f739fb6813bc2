import { type TravelAgency, type WithContext } from 'schema-dts'

export type Business = {
  readonly brand: string
  readonly phone: string
  readonly email: string
  readonly town: string
  readonly region: string
  readonly countryCode: string
  readonly profiles: readonly string[]
}

/** Who we are, for search engines: on the home page. */
export function businessJsonLd(
  { brand, phone, email, town, region, countryCode, profiles }: Business,
  { siteUrl, pictureUrl }: { readonly siteUrl: string; readonly pictureUrl: string },
): WithContext<TravelAgency> {
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': businessId(siteUrl),
    name: brand,
    url: `${siteUrl}/`,
    image: pictureUrl,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      addressCountry: countryCode,
    },
    areaServed: region,
    currenciesAccepted: 'EUR',
    sameAs: [...profiles],
  }
}

/** How other pages refer to it. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`
}
