import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { FindBookingForm } from '@/components/guest/find-booking-form'
import { company } from '@/content/company'
import { LANGUAGES } from '@/lib/language/language'
import { words } from '@/lib/words/words'

test.each([false, true])(
  'a guest who has lost the link reads where else it is and whom to contact, sent: %s',
  (isSent) => {
    render(<FindBookingForm language="en" isSent={isSent} />)
    expect(
      screen.getByText(/has the link, too, at its button ‘Your booking’ or ‘Tell us where you stay’/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    expect(screen.getByRole('link', { name: company.phone })).toBeVisible()
  },
)

test('an invalid address is reported below the field and with the focus, until it is edited', async () => {
  render(<FindBookingForm language="en" isSent={false} />)
  const visitor = userEvent.setup()
  const field = screen.getByLabelText('Email')
  await visitor.type(field, 'aino@example')
  await visitor.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('aino@example')
  expect(field).toHaveAccessibleDescription('Please type an e-mail address, such as name@example.com')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  await visitor.type(field, '.fi')
  expect(field).not.toHaveAttribute('aria-describedby')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test.each(LANGUAGES)('no error is in the words of the browser, %s', async (language) => {
  render(<FindBookingForm language={language} isSent={false} />)
  const field = screen.getByRole('textbox')
  await userEvent.click(screen.getByRole('button'))
  expect(field).toHaveAccessibleDescription(words('forms', language)('emailShape'))
  expect(field.closest('form')).toHaveProperty('noValidate', true)
})
