import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { articleJsonLd } from '@/lib/seo/article'
import { breadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { businessJsonLd } from '@/lib/seo/business'
import { tourJsonLd } from '@/lib/seo/tour'

const siteUrl = 'https://lumi.example.com'

test('a tour offers its prices in euros, under the address of its page', () => {
  const facts = tourJsonLd(guaranteedNorthernLights, {
    siteUrl,
    description: 'An evening',
    pictureUrls: [`${siteUrl}/images/a.webp`],
    steps: ['We collect you', 'The search'],
  })
  expect(facts).toMatchObject({
    '@type': 'TouristTrip',
    url: 'https://lumi.example.com/northern-lights-tour',
    offers: [
      { name: 'Adult', price: 179, priceCurrency: 'EUR' },
      { name: 'Child', price: 129, priceCurrency: 'EUR' },
    ],
    itinerary: { itemListElement: [{ position: 1 }, { position: 2, name: 'The search' }] },
  })
})

test('the way to a page starts at home and ends at the page', () => {
  expect(breadcrumbsJsonLd([{ name: 'Blog', route: '/blog' }], siteUrl)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://lumi.example.com/' },
      { position: 2, name: 'Blog', item: 'https://lumi.example.com/blog' },
    ],
  })
})

test('an article without an author is the house’s', () => {
  const article = {
    title: 'Ice',
    description: 'On ice',
    date: '2025-01-14',
    category: 'Activities',
    route: '/blog/ice',
  }
  const options = { siteUrl, pictureUrl: `${siteUrl}/og/ice.jpg` }
  expect(articleJsonLd(article, options)).toMatchObject({
    datePublished: '2025-01-14',
    author: { '@id': 'https://lumi.example.com/#business' },
  })
  expect(articleJsonLd({ ...article, author: 'Aino' }, options)).toMatchObject({
    author: { '@type': 'Person', name: 'Aino' },
  })
})

test('the business carries no reviews: they are samples', () => {
  const business = {
    brand: 'Lumi & Light',
    phone: '+358',
    email: 'a@example.com',
    town: 'Rovaniemi',
    region: 'Finnish Lapland',
    countryCode: 'FI',
    profiles: [],
  }
  const facts = businessJsonLd(business, { siteUrl, pictureUrl: '' })
  expect(facts).toMatchObject({ '@type': 'TravelAgency', name: 'Lumi & Light' })
  expect(JSON.stringify(facts)).not.toMatch(/review|rating/i)
})
