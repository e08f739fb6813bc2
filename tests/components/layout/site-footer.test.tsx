import { render, screen } from '@testing-library/react'

import { SiteFooter } from '@/components/layout/site-footer'
import { company } from '@/content/company'
import { tours } from '@/content/tours/all-tours'

test('the footer leads to every tour and to the company', () => {
  render(<SiteFooter />)
  for (const { name, route } of tours) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', route)
  }
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  expect(screen.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+358000000000')
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', company.social.instagram)
  expect(screen.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', company.social.tiktok)
  expect(screen.getByText('© 2025 Lumi & Light')).toBeInTheDocument()
})
