import { render, screen } from '@testing-library/react'
import { FindBooking } from '@/components/guest/find-booking'
import { company } from '@/content/company'

test.each([false, true])(
  'whoever has lost the link reads where else it is and whom to ask, sent: %s',
  (isSent) => {
    render(<FindBooking isSent={isSent} />)
    expect(screen.getByText(/has the link, too, at its button ‘Your booking’/)).toBeVisible()
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    expect(screen.getByRole('link', { name: company.phone })).toBeVisible()
  },
)
