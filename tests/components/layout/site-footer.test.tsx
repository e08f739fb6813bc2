import { render, screen, within } from '@/tests/support/testing-library'
import { usePathname } from 'next/navigation'

import { SiteFooter } from '@/components/layout/site-footer'
import { company } from '@/content/company'
import { tours } from '@/content/tours/all-tours'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))

test('the footer leads to every tour and to the company', () => {
  render(<SiteFooter language="en" />)
  for (const { name, route } of tours) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', route)
  }
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+358000000000')
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', company.social.instagram)
  expect(screen.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', company.social.tiktok)
  expect(screen.getByText(company.location)).toBeInTheDocument()
  expect(screen.getByText('© 2025 Lumi & Light')).toBeInTheDocument()
})

test('the footer names the seller', () => {
  render(<SiteFooter language="en" />)
  const { legalName, businessId, address } = company
  for (const fact of [legalName, `Business ID ${businessId}`, address])
    expect(screen.getByText(fact)).toBeInTheDocument()
})

test('the footer says which of its facts are samples, and that the pictures are painted', () => {
  render(<SiteFooter language="en" />)
  expect(screen.getByText(/^Sample data: .+ are placeholders\.$/)).toBeInTheDocument()
  expect(screen.getByText(/are paintings/)).toBeInTheDocument()
})

test.each([
  ['Northern Lights Tours', '/northern-lights-tours'],
  ['Daytime Experiences', '/daytime-experiences'],
  ['Renting Equipment', '/renting-equipment'],
  ['Customized Tour', '/customized-tour'],
  ['Transportation', '/transportation'],
  ['Your stay, day by day', '/your-stay'],
  ['Blog', '/blog'],
  ['Questions', '/questions'],
  ['Getting here', '/getting-here'],
  ['Packing list', '/packing-list'],
  ['Safety', '/safety'],
  ['Accessibility', '/accessibility'],
  ['Imprint', '/imprint'],
  ['Write to us', '/#contact'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms & Conditions', '/terms-conditions'],
])('the footer leads from "%s" to %s', (name, href) => {
  render(<SiteFooter language="en" />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the footer contains the menu for browsers without scripts', () => {
  render(<SiteFooter language="en" />)
  const pages = screen.getByRole('navigation', { name: 'All pages' })
  expect(pages).toHaveAttribute('id', 'links')
  expect(within(pages).getAllByRole('link')).toHaveLength(tours.length + 12)
})

test('the footer marks the current page, and no other', () => {
  jest.mocked(usePathname).mockReturnValue('/safety')
  render(<SiteFooter language="en" />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked).toEqual([screen.getByRole('link', { name: 'Safety', current: 'page' })])
})
