import { render, screen, within } from '@testing-library/react'

import PrivacyPolicy from '@/app/(site)/privacy-policy/page'
import TermsConditions from '@/app/(site)/terms-conditions/page'
import { LegalPage } from '@/components/prose/legal-page'

const text = {
  title: 'House Rules',
  description: '',
  updated: '2026-11-21',
  body: {
    html: '<h2 id="shoes">Shoes</h2><p>Off.</p><h2 id="sauna">Sauna</h2><p>On.</p>',
    words: 4,
    sections: [
      { id: 'shoes', heading: 'Shoes' },
      { id: 'sauna', heading: 'Sauna' },
    ],
  },
}

test('a legal page says when it was last changed, and numbers the way to its sections', () => {
  render(<LegalPage text={text} />)
  expect(screen.getByRole('heading', { level: 1, name: 'House Rules' })).toBeInTheDocument()
  expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: 21 November 2026')
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1.Shoes', '#shoes'],
    ['2.Sauna', '#sauna'],
  ])
})

test.each([
  ['Privacy Policy', PrivacyPolicy, 9],
  ['Terms & Conditions', TermsConditions, 11],
])('%s shows its sections', (title, Page, count) => {
  render(<Page />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  // Beside the text the contents have a heading of their own.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count + 1)
})
