import { render, screen } from '@/tests/support/testing-library'

import Home from '@/app/site/[language]/page'
import { company } from '@/content/company'
import { promises } from '@/content/promises'
import { expectHeadingsInOrder } from '@/tests/support/headings'
import { preferMotion } from '@/tests/support/set-motion-preference'

const params = Promise.resolve({ language: 'en' })

beforeEach(() => void preferMotion('reduced'))

test('the home page has its sections in order, with the ids that the header links to', async () => {
  const { container } = render(await Home({ params }))
  expect([...container.querySelectorAll('main > section')].map(({ id }) => id)).toEqual([
    'home',
    'tours',
    'transportation',
    'reviews',
    'about',
    'contact',
  ])
})

test('the home page opens with a link to the tours', async () => {
  render(await Home({ params }))
  expect(screen.getByRole('link', { name: 'Explore Tours' })).toHaveAttribute('href', '#tours')
})

test('the first screen names the guarantee, and the price of the tour that has it', async () => {
  const { container } = render(await Home({ params }))
  const first = container.querySelector('#home')
  expect(first).toHaveTextContent(`Guaranteed Northern Lights Tour, 179 €${promises('en').shortGuarantee}`)
  expect(screen.getByRole('link', { name: /, 179 €$/ })).toHaveAttribute('href', '/northern-lights-tour')
})

test('the contact section has our details, its promises and the form', async () => {
  render(await Home({ params }))
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  expect(screen.getByRole('link', { name: company.phone })).toBeInTheDocument()
  expect(screen.getByText(company.location)).toBeInTheDocument()
  expect(screen.getByText('E-mail, answered within 2 hours')).toBeInTheDocument()
  expect(screen.getByText('Phone, 24/7 for emergencies')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeInTheDocument()
})

test('the headings of the home page are in order', async () => {
  render(await Home({ params }))
  expectHeadingsInOrder()
})
