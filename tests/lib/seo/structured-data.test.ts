import { iceFishing } from '@/content/tours/ice-fishing'
import { articleJsonLd, breadcrumbsJsonLd, businessJsonLd, tourJsonLd } from '@/lib/seo/json-ld'
import { words } from '@/lib/words/words'

const say = words('previews', 'en')

const siteUrl = 'https://lumi.example.com'

/** The company, so that a reader of a single page learns who is behind it. */
const house = {
  '@type': 'TravelAgency',
  '@id': 'https://lumi.example.com/#business',
  name: 'Lumi & Light',
  url: 'https://lumi.example.com/',
}

test('a tour offers its prices in euros, under the address of its page', () => {
  const facts = tourJsonLd(say, iceFishing, {
    address: '/ice-fishing',
    brand: 'Lumi & Light',
    town: 'Rovaniemi',
    siteUrl,
    description: 'An evening',
    pictureUrls: [`${siteUrl}/images/a.webp`],
    steps: ['We collect you', 'The search'],
  })
  expect(facts).toMatchObject({
    '@type': 'TouristTrip',
    url: 'https://lumi.example.com/ice-fishing',
    offers: [
      { name: 'Adult', price: 119, priceCurrency: 'EUR', seller: house },
      { name: 'Child', price: 99, priceCurrency: 'EUR', seller: house },
    ],
    provider: house,
    itinerary: { itemListElement: [{ position: 1 }, { position: 2, name: 'The search' }] },
  })
})

test('a tour sets out from the town, wherever it leads', () => {
  const facts = tourJsonLd(say, iceFishing, {
    address: '/ice-fishing',
    brand: 'Lumi & Light',
    town: 'Rovaniemi',
    siteUrl,
    description: 'A day',
    pictureUrls: [],
    steps: [],
  })
  expect(facts).toMatchObject({ tripOrigin: { '@type': 'Place', name: 'Rovaniemi' } })
})

test('the way to a page starts at home and ends at the page', () => {
  const trail = [
    { name: 'Home', address: '/' },
    { name: 'Blog', address: '/blog' },
  ]
  expect(breadcrumbsJsonLd(trail, siteUrl)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://lumi.example.com/' },
      { position: 2, name: 'Blog', item: 'https://lumi.example.com/blog' },
    ],
  })
})

test('an article is the house’s', () => {
  const article = {
    title: 'Ice',
    description: 'On ice',
    date: '2025-01-14',
    updated: '2025-11-02',
    category: 'Activities',
    sources: [{ name: 'Institute of Ice', url: 'https://ice.example.com/' }],
    address: '/de/blog/eis',
    language: 'de',
  } as const
  const options = { brand: 'Lumi & Light', siteUrl, pictureUrl: `${siteUrl}/og/ice.jpg` }
  expect(articleJsonLd(article, options)).toMatchObject({
    datePublished: '2025-01-14',
    inLanguage: 'de',
    mainEntityOfPage: 'https://lumi.example.com/de/blog/eis',
    dateModified: '2025-11-02',
    author: house,
    publisher: house,
    citation: [{ '@type': 'WebPage', name: 'Institute of Ice', url: 'https://ice.example.com/' }],
  })
})

test('the business says who sells, and carries no reviews: they are samples', () => {
  const business = {
    brand: 'Lumi & Light',
    legalName: 'Example Tours Oy',
    businessId: '0000000-0',
    phone: '+358',
    email: 'a@example.com',
    streetAddress: 'Example Street 1',
    postalCode: '96100',
    town: 'Rovaniemi',
    region: 'Finnish Lapland',
    countryCode: 'FI',
    profiles: [],
  }
  const facts = businessJsonLd(say, business, { siteUrl, pictureUrl: '' })
  expect(facts).toMatchObject({
    ...house,
    legalName: 'Example Tours Oy',
    identifier: { name: 'Business ID', value: '0000000-0' },
    address: { streetAddress: 'Example Street 1', postalCode: '96100', addressLocality: 'Rovaniemi' },
  })
  expect(JSON.stringify(facts)).not.toMatch(/review|rating/i)
})
