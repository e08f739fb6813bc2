import { render, screen, within } from '@testing-library/react'

import { TourCards } from '@/components/home/tour-cards'
import { tours } from '@/content/tours/all-tours'
import { formatEuros } from '@/lib/booking/money'

test('each tour has a card with its duration and price, and the card leads to its page', () => {
  render(<TourCards />)
  expect(screen.getAllByRole('listitem')).toHaveLength(tours.length)
  for (const { name, route, duration, prices } of tours) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', route)
    const card = link.closest('li')
    if (!card) throw new Error(`${name} has no card`)
    expect(within(card).getByText(duration)).toBeInTheDocument()
    expect(within(card).getByText(`From ${formatEuros(prices.adultCents)}`)).toBeInTheDocument()
  }
})
