import { render, screen, within } from '@/tests/support/testing-library'

import { CustomTourTemplate } from '@/components/customized/custom-tour-template'
import { customizedTourPage } from '@/content/customized-tour-page'
import { expectHeadingsInOrder, listUnder } from '@/tests/support/headings'

const { arrange, wishes, steps, request, name, description } = customizedTourPage('en')

beforeEach(() => {
  render(<CustomTourTemplate form={<form aria-label="Request" />} language="en" />)
})

test('the page says what can be arranged, what guests often ask for and how it works', () => {
  expect(listUnder(arrange.heading)).toEqual(arrange.offers.map((offer) => offer.name + offer.text))
  expect(listUnder(wishes.heading)).toEqual(wishes.examples.map((content) => content.name + content.text))
  expect(listUnder(steps.heading)).toEqual(steps.steps.map(({ when, title, text }) => when + title + text))
})

test('the action below the picture leads to the request form', () => {
  const panel = screen.getByRole('region', { name: request.heading })
  expect(within(panel).getByRole('form', { name: 'Request' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: request.action })).toHaveAttribute('href', `#${panel.id}`)
})

test('the page links back home', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expectHeadingsInOrder()
})

test('the page is described in the length that search results show', () => {
  expect(description.length).toBeGreaterThanOrEqual(120)
  expect(description.length).toBeLessThanOrEqual(160)
})
