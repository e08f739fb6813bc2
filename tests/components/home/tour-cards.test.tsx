import { render, screen, within } from '@testing-library/react'

import { TourCards } from '@/components/home/tour-cards'
import { TransportCard } from '@/components/home/transport-card'
import { tourSection } from '@/content/home'
import { tours } from '@/content/tours/all-tours'
import { formatEuros } from '@/lib/booking/money'

/** What stands on a card, found by where it leads. */
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
  render(<TourCards />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(within(card(route)).getByText(tourCount)).toBeInTheDocument()
  expect(within(card(route)).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement()
})

test('a card says what its least expensive tour costs, and nothing where there is no price', () => {
  render(<TourCards />)
  for (const { route, tours: offered } of tourSection.cards) {
    const least = Math.min(...offered.map(({ prices }) => prices.adultCents))
    const price = within(card(route)).queryByText(/^from /)
    if (offered.length === 0) expect(price).not.toBeInTheDocument()
    else expect(price).toHaveTextContent(`from ${formatEuros(least)}`)
  }
})

test('a card counts as many tours as it has, and every tour stands on one card', () => {
  for (const { tourCount, tours: offered } of tourSection.cards) {
    expect(Number.parseInt(tourCount) || 0).toBe(offered.length)
  }
  const offered = tourSection.cards.flatMap((each) => each.tours.map(({ id }) => id))
  expect(offered.sort()).toEqual(tours.map(({ id }) => id))
})

test('one card leads to transportation and counts its two services', () => {
  const { container } = render(<TransportCard />)
  expect(container.querySelector('#transportation')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/transportation')
  expect(screen.getByText('2 services available')).toBeInTheDocument()
})
