import { render, screen } from '@/tests/support/testing-library'

import { CategoryTemplate } from '@/components/category/category-template'
import { category as categoryIn, type CategoryKey, categoryRoutes } from '@/content/categories/categories'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'
import { customizedTourPage } from '@/content/customized-tour-page'
import { tourPages } from '@/content/tours/all-pages'
import { formatEuros } from '@/lib/language/money'
import { expectHeadingsInOrder } from '@/tests/support/headings'
import { factValue, offerCard } from '@/tests/support/get-offer-card'

const pages = [northernLightsToursPage('en'), rentingEquipmentPage('en'), daytimeExperiencesPage('en')]

// Rule: category-pages (docs/rules.md)
test.each([
  [northernLightsToursPage('en'), 'Guaranteed Northern Lights', '/northern-lights-tour', 'Most Popular'],
  [
    northernLightsToursPage('en'),
    'Family-Friendly Northern Lights',
    '/family-friendly-northern-lights',
    'Family Favorite',
  ],
  [rentingEquipmentPage('en'), 'Quality Snowshoe Rental', '/snowshoe-rental', null],
  [daytimeExperiencesPage('en'), 'Ice Fishing Experience', '/ice-fishing', null],
  [daytimeExperiencesPage('en'), 'Nordic Animals of Ranua Zoo', '/ranua-zoo', 'Family Favorite'],
] as const)('$category: %s links to its details, with its badge', (page, name, route, badge) => {
  render(<CategoryTemplate articles={[]} language="en" page={page} />)
  const card = offerCard(name)
  expect(card.getByRole('link', { name: `See the details of ${name}` })).toHaveAttribute('href', route)
  expect(card.queryByText(/^(Most Popular|Family Favorite)$/)?.textContent ?? null).toBe(badge)
})

test.each(pages)('$category: each card shows its picture, its tags and the figures of its tour', (page) => {
  render(<CategoryTemplate articles={[]} language="en" page={page} />)
  for (const { name, description, features, tour } of page.cards) {
    const card = offerCard(name)
    expect(card.getByText(description)).toBeInTheDocument()
    expect(card.getByRole('img')).toHaveAccessibleName()
    expect(factValue(card, 'Duration')).toBe(tour.duration)
    expect(factValue(card, 'Group size')).toBe(`At most ${tour.seatsPerDeparture} guests`)
    expect(factValue(card, 'Location')).toBe(tour.place)
    expect(card.getByText(`From ${formatEuros(tour.prices.adultCents)}`)).toBeInTheDocument()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features)
  }
})

test('small groups have at most 8 guests, and the family tour says 16', () => {
  render(<CategoryTemplate articles={[]} language="en" page={northernLightsToursPage('en')} />)
  expect(factValue(offerCard('Guaranteed Northern Lights'), 'Group size')).toBe('At most 8 guests')
  expect(factValue(offerCard('Family-Friendly Northern Lights'), 'Group size')).toBe('At most 16 guests')
})

test.each(pages)('$category links back home, and to everything else', (page) => {
  render(<CategoryTemplate articles={[]} language="en" page={page} />)
  const own = categoryIn(page.category, 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(own.name)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  const keys = Object.keys(categoryRoutes) as CategoryKey[]
  for (const { name, route } of [...keys.map((key) => categoryIn(key, 'en')), customizedTourPage('en')]) {
    if (name === own.name) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    else expect(screen.getByRole('link', { name })).toHaveAttribute('href', route)
  }
  expectHeadingsInOrder()
})

test('every tour is on the page of its category, once', () => {
  for (const { tour, category } of tourPages('en')) {
    const homes = pages.filter(({ cards }) => cards.some((card) => card.tour.id === tour.id))
    expect(homes.map((page) => page.category)).toEqual([category])
  }
})

test.each(pages)('$category is described in the length that search results show', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(120)
  expect(description.length).toBeLessThanOrEqual(160)
})
