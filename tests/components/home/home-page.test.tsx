import { render, screen } from '@testing-library/react'

import Home from '@/app/(site)/page'
import { company } from '@/content/company'
import { preferMotion } from '@/tests/components/ui/prefer-motion'

beforeEach(() => void preferMotion('reduced'))

test('the home page has its sections in order, with the ids that the header leads to', () => {
  const { container } = render(<Home />)
  expect([...container.querySelectorAll('main > section')].map(({ id }) => id)).toEqual([
    'home',
    'tours',
    'transportation',
    'reviews',
    'about',
    'contact',
  ])
})

test('the home page opens with one headline and the way to the tours', () => {
  render(<Home />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Explore Tours' })).toHaveAttribute('href', '#tours')
})

test('the contact section has our data, its promises and the form', () => {
  render(<Home />)
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  expect(screen.getByRole('link', { name: company.phone })).toBeInTheDocument()
  expect(screen.getByText(company.location)).toBeInTheDocument()
  expect(screen.getByText('E-mail, answered within 2 hours')).toBeInTheDocument()
  expect(screen.getByText('Phone, 24/7 for emergencies')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeInTheDocument()
})

test('no heading skips a level', () => {
  render(<Home />)
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
})
