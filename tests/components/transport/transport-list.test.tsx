import { render, screen } from '@/tests/support/testing-library'

import { TransportList } from '@/components/transport/transport-list'
import { transportationPage, transportPages } from '@/content/transport/all-transport'
import { customTransport, privateTransfer } from '@/content/transport/transport'
import { expectHeadingsInOrder } from '@/tests/support/headings'
import { factValue, offerCard } from '@/tests/support/get-offer-card'
import { preferMotion } from '@/tests/support/set-motion-preference'

beforeEach(() => {
  preferMotion('full')
  render(<TransportList language="en" />)
})

// Rule: transport-pages (docs/rules.md)
test('the transfer costs 399 €, takes 2 to 3 hours and carries up to 8 people', () => {
  const card = offerCard(privateTransfer.name)
  expect(card.getByText('399 €')).toBeInTheDocument()
  expect(factValue(card, 'Duration')).toBe('2–3 hours')
  expect(factValue(card, 'Group size')).toBe('Up to 8 people')
  expect(factValue(card, 'Location')).toBe('Rovaniemi to Levi or Kittilä')
})

test('custom transport has custom pricing, is flexible and carries up to 8 people', () => {
  const card = offerCard(customTransport.name)
  expect(card.getByText('Custom pricing')).toBeInTheDocument()
  expect(factValue(card, 'Duration')).toBe('Flexible')
  expect(factValue(card, 'Group size')).toBe('Up to 8 people')
  expect(factValue(card, 'Location')).toBe('Finland')
})

test('each card describes its service, shows pictures that can be paused, and links to its details', () => {
  for (const { transport, card: words } of transportPages('en')) {
    const card = offerCard(transport.name)
    expect(card.getByText(words.description)).toBeInTheDocument()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words.features)
    expect(card.getByRole('region', { name: `Pictures of ${transport.name}` })).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Pause slideshow' })).toBeEnabled()
    expect(card.getByRole('link', { name: `See the details of ${transport.name}` })).toHaveAttribute(
      'href',
      transport.route,
    )
  }
})

test('the list links back home', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transportation')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expectHeadingsInOrder()
})

test('the list is described in the length that search results show', () => {
  expect(transportationPage('en').description.length).toBeGreaterThanOrEqual(120)
  expect(transportationPage('en').description.length).toBeLessThanOrEqual(160)
})
