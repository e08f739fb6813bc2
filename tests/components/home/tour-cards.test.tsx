import { render, screen, within } from '@/tests/support/testing-library'

import { TourCards } from '@/components/home/tour-cards'
import { TransportSection } from '@/components/home/transport-section'
import { category as categoryIn } from '@/content/categories/categories'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'
import { homePage } from '@/content/home'
import { tourPages } from '@/content/tours/all-pages'
import { transportPages } from '@/content/transport/all-transport'
import { formatEuros } from '@/lib/language/money'

const CATEGORY_PAGES = [
  northernLightsToursPage('en'),
  rentingEquipmentPage('en'),
  daytimeExperiencesPage('en'),
]

/** Find a card by the route it links to. */
function card(route: string): HTMLElement {
  const link = screen.getAllByRole('link').find((candidate) => candidate.getAttribute('href') === route)
  const found = link?.closest('li')
  if (!found) throw new Error(`no card leads to ${route}`)
  return found
}

test.each([
  ['/northern-lights-tours', '2 tours available'],
  ['/renting-equipment', '1 rental available'],
  ['/daytime-experiences', '2 experiences available'],
  ['/customized-tour', 'fully customized'],
])('a card leads to %s and says "%s"', (route, tourCount) => {
  render(<TourCards language="en" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(within(card(route)).getByText(tourCount)).toBeInTheDocument()
  expect(within(card(route)).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement()
})

test('a card shows the price of its least expensive tour, and nothing if there is no price', () => {
  render(<TourCards language="en" />)
  for (const page of CATEGORY_PAGES) {
    const least = Math.min(...page.cards.map(({ tour }) => tour.prices.adultCents))
    const { route } = categoryIn(page.category, 'en')
    expect(within(card(route)).getByText(/^From /)).toHaveTextContent(`From ${formatEuros(least)}`)
  }
  expect(within(card('/customized-tour')).queryByText(/^From /)).not.toBeInTheDocument()
})

test('a card counts the tours on the page it links to', () => {
  for (const page of CATEGORY_PAGES) {
    const { tourCount } = homePage('en').tours.cards.find(({ category }) => category === page.category) ?? {}
    expect(Number.parseInt(tourCount ?? '')).toBe(page.cards.length)
    const ofCategory = tourPages('en').filter(({ category }) => category === page.category)
    expect(ofCategory.map(({ tour }) => tour.id)).toEqual(page.cards.map(({ tour }) => tour.id))
  }
})

test('one card links to transportation and counts its services', () => {
  expect(transportPages('en')).toHaveLength(2)
  const { container } = render(<TransportSection language="en" />)
  expect(container.querySelector('#transportation')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/transportation')
  expect(screen.getByText('2 services available')).toBeInTheDocument()
})
