import { fireEvent, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { FindBookingForm } from '@/components/guest/find-booking-form'
import { company } from '@/content/company'

test.each([false, true])(
  'a guest who has lost the link reads where else it is and whom to contact, sent: %s',
  (isSent) => {
    render(<FindBookingForm language="en" isSent={isSent} />)
    expect(screen.getByText(/has the link, too, at its button ‘Your booking’/)).toBeVisible()
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    expect(screen.getByRole('link', { name: company.phone })).toBeVisible()
  },
)

test('an invalid address is reported once, below the field and with the focus, until it is edited', async () => {
  render(<FindBookingForm language="en" isSent={false} />)
  const visitor = userEvent.setup()
  const field = screen.getByLabelText('Email')
  jest.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('No match.')
  await visitor.type(field, 'aino@example')
  await visitor.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('No match. An e-mail address, such as name@example.com')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  // The browser's own bubble is suppressed.
  expect(fireEvent.invalid(field)).toBe(false)
  await visitor.type(field, '.fi')
  expect(field).not.toHaveAttribute('aria-describedby')
  expect(field).not.toHaveAttribute('aria-invalid')
  jest.restoreAllMocks()
})
