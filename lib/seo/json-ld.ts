import {
  type TravelAgency,
  type WithContext,
  type BreadcrumbList,
  type FAQPage,
  type BlogPosting,
  type Offer,
  type TouristTrip,
} from 'schema-dts'
import { type Day } from '@/lib/calendar/day'
import { centsToEuros } from '@/lib/booking/money/money'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

type Site = { readonly brand: string; readonly siteUrl: string }

type Business = {
  readonly brand: string
  readonly legalName: string
  /** The company's Finnish business ID (Y-tunnus). */
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
  say: Say<'previews'>,
  business: Business,
  { siteUrl, pictureUrl }: { readonly siteUrl: string; readonly pictureUrl: string },
): WithContext<TravelAgency> {
  return {
    '@context': 'https://schema.org',
    ...businessReference({ brand: business.brand, siteUrl }),
    legalName: business.legalName,
    identifier: { '@type': 'PropertyValue', name: say('businessId'), value: business.businessId },
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

/**
 * A reference to the company, for pages other than the home page. It repeats the name, because search engines read one
 * page at a time.
 */
function businessReference({ brand, siteUrl }: Site) {
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl}/#business`,
    name: brand,
    url: `${siteUrl}/`,
  } as const
}

/** One step of a breadcrumb trail: a page and its address. */
export type Breadcrumb = { readonly name: string; readonly address: string }

/** Structured data of a page's breadcrumbs, from the home page to the page. */
export function breadcrumbsJsonLd(
  crumbs: readonly Breadcrumb[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${address}`,
    })),
  }
}

/** Structured data of questions and answers, with the same text as on the page. */
export function faqJsonLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
  language: Language,
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Article = {
  readonly title: string
  readonly description: string
  readonly date: Day
  /** Date of the article's last change. */
  readonly updated: Day
  readonly category: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  readonly address: string
  readonly language: Language
}

/** Structured data of an article. Rule: byline (docs/rules.md) */
export function articleJsonLd(
  article: Article,
  { pictureUrl, ...site }: Site & { readonly pictureUrl: string },
): WithContext<BlogPosting> {
  const house = businessReference(site)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated,
    articleSection: article.category,
    image: pictureUrl,
    mainEntityOfPage: `${site.siteUrl}${article.address}`,
    inLanguage: article.language,
    author: house,
    publisher: house,
    citation: article.sources.map(({ name, url }) => ({ '@type': 'WebPage', name, url })),
  }
}

type TourDetails = Site & {
  readonly address: string
  /** The town where the tour starts. */
  readonly town: string
  readonly description: string
  readonly pictureUrls: readonly string[]
  /** The itinerary's headings, in order. */
  readonly steps: readonly string[]
}

/** Structured data of a tour and its prices: the same amounts as on the page and in the database. */
export function tourJsonLd(
  say: Say<'previews'>,
  { name, prices }: Tour,
  { address, town, description, pictureUrls, steps, ...site }: TourDetails,
): WithContext<TouristTrip> {
  const url = `${site.siteUrl}${address}`
  const business = businessReference(site)
  const offer = (guest: string, cents: number): Offer => ({
    '@type': 'Offer',
    name: guest,
    price: centsToEuros(cents),
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
    touristType: say('travellers'),
    tripOrigin: { '@type': 'Place', name: town },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step })),
    },
    provider: business,
    offers: [offer(say('adult'), prices.adultCents), offer(say('child'), prices.childCents)],
  }
}
