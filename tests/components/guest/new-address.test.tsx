import { aGuestPage } from '@/tests/support/a-guest-page'
import { render, screen } from '@/tests/support/testing-library'
import { BookingActions } from '@/components/guest/booking-actions'
import { ChangeDetailsForm } from '@/components/guest/change-details-form'
import { ResultNote } from '@/components/guest/result-note'
import { ConfirmNewEmailAddress } from '@/components/guest/confirm-new-email-address'

const PATH = '/booking/token'
const BOOKING = { reference: 'LL-7KM4QD', language: 'en' } as const

test('the page behind the link to a new address names it, and uses it only when the button is pressed', () => {
  render(
    <ConfirmNewEmailAddress
      booking={BOOKING}
      email="new@example.com"
      isProved={false}
      mustWait={false}
      path={PATH}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'New e-mail address' })).toBeVisible()
  expect(screen.getByText('new@example.com')).toBeVisible()
  const form = screen.getByRole('button', { name: 'Use this address' }).closest('form')
  expect(form).toHaveAttribute('action', `${PATH}/address`)
  expect(form).toHaveAttribute('method', 'post')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a link that was already used says so, and leads to the booking', () => {
  render(
    <ConfirmNewEmailAddress
      booking={BOOKING}
      email="new@example.com"
      isProved
      mustWait={false}
      path={PATH}
    />,
  )
  expect(screen.getByText(/already/)).toBeVisible()
  expect(screen.queryByText(/From now on/)).toBeNull()
  expect(screen.getByRole('button', { name: 'To your booking' })).toBeVisible()
})

test('while we are changing the booking the page asks the guest to wait', () => {
  render(
    <ConfirmNewEmailAddress
      booking={BOOKING}
      email="new@example.com"
      isProved={false}
      mustWait
      path={PATH}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('try again in ten minutes')
})

test('the address is one of the details, and says why it is not used at once', () => {
  const values = { name: 'Aino', email: 'aino@example.com', phone: '', pickUp: '', wishes: '', health: '' }
  render(<ChangeDetailsForm language="en" isPickedUp invalid="email" path={PATH} shown="" values={values} />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveValue('aino@example.com')
  expect(field).toHaveAccessibleDescription(/could not be saved.+We send a new address a link first/)
})

test('sending is confirmed without revealing whether the address is known', () => {
  render(<ResultNote language="en" {...aGuestPage()} done="address" />)
  expect(screen.getByRole('status')).toHaveTextContent('open the link that we have just sent there')
})

test('a guest with a choice may correct the address, and nothing else', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  render(<BookingActions {...aGuestPage({ path: PATH, standing: 'choice_open' })} now={now} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change details'])
})
