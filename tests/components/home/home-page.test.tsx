import { render, screen } from '@testing-library/react'

import Home from '@/app/(site)/page'
import { company } from '@/content/company'

test('the home page has the sections that the header leads to', () => {
  const { container } = render(<Home />)
  for (const id of ['home', 'tours', 'contact']) expect(container.querySelector(`#${id}`)).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Explore Tours' })).toHaveAttribute('href', '#tours')
  expect(screen.getByRole('link', { name: company.email })).toBeInTheDocument()
})
