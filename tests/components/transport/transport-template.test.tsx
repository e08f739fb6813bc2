import { render, screen, within } from '@/tests/support/testing-library'

import { TransportTemplate } from '@/components/transport/transport-template'
import { transportPages } from '@/content/transport/all-transport'
import { customTransportPage } from '@/content/transport/custom-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'
import { type TransportPage } from '@/content/transport/transport-page'
import { expectHeadingsInOrder, listUnder } from '@/tests/support/headings'
import { factValue } from '@/tests/support/get-offer-card'

function open(page: TransportPage) {
  return render(<TransportTemplate form={<form aria-label="Request" />} language="en" page={page} />)
}

test('the transfer page shows its four figures', () => {
  open(privateTransferPage('en'))
  const page = within(screen.getByRole('main'))
  expect(factValue(page, 'Duration')).toBe('2–3 hours')
  expect(factValue(page, 'Capacity')).toBe('Up to 8 passengers')
  expect(factValue(page, 'Price')).toBe('399 €')
  expect(factValue(page, 'Route')).toBe('Rovaniemi to Levi or Kittilä')
})

test('the custom page shows its four figures', () => {
  open(customTransportPage('en'))
  const page = within(screen.getByRole('main'))
  expect(factValue(page, 'Duration')).toBe('Flexible')
  expect(factValue(page, 'Capacity')).toBe('Up to 8 passengers')
  expect(factValue(page, 'Price')).toBe('Custom pricing')
  expect(factValue(page, 'Coverage')).toBe('Finland')
})

test('the transfer page describes the trip from a flexible pick-up through the drive to the door', () => {
  open(privateTransferPage('en'))
  const way = listUnder(privateTransferPage('en').itinerary?.heading ?? '')
  expect(way).toHaveLength(3)
  expect(way[0]).toContain('Flexible pickup in Rovaniemi')
  expect(way[1]).toMatch(/2–3 hours.*Scenic drive/)
  expect(way[2]).toContain('Drop-off in Levi or Kittilä')
  expect(screen.queryByRole('heading', { name: 'Popular routes' })).not.toBeInTheDocument()
})

test('the custom page names the popular routes and promises a quote within a day', () => {
  open(customTransportPage('en'))
  const routes = listUnder('Popular routes')
  const names = ['Airport transfers', 'Sightseeing tours', 'Remote locations', 'Event transportation']
  expect(routes).toHaveLength(names.length)
  names.forEach((name, index) => expect(routes[index]).toContain(name))
  expect(screen.getByText('A personalised quote within 24 hours')).toBeInTheDocument()
})

test.each(transportPages('en'))('$transport.name shows its story, what is included, and its form', (page) => {
  open(page)
  for (const paragraph of page.about.paragraphs) expect(screen.getByText(paragraph)).toBeInTheDocument()
  expect(listUnder("What's included")).toEqual(page.included)
  const panel = screen.getByRole('region', { name: page.request.heading })
  expect(within(panel).getByRole('form', { name: 'Request' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: page.request.action })).toHaveAttribute('href', `#${panel.id}`)
})

test.each(transportPages('en'))('$transport.name links back home', (page) => {
  open(page)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.transport.name)
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expectHeadingsInOrder()
})

test.each(transportPages('en'))(
  '$transport.name is described in the length that search results show',
  ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)
