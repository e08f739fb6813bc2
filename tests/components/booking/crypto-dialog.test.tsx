import { fireEvent, screen, waitFor, within } from '@/tests/support/testing-library'

import { EMPTY_BOOKING_FIELDS } from '@/lib/browser/booking-fields'
import { isFormBooked, saveBookingFields } from '@/lib/browser/session'
import {
  answer,
  answerAvailability,
  callsOf,
  dayCell,
  fillIn,
  loseAnswer,
  neverAnswer,
  openPanel,
  stored,
  standUpApi,
} from '@/tests/support/panel-api'
import { stubDialog } from '@/tests/support/dialog-stub'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

standUpApi()
beforeAll(stubDialog)

const booked = { success: true, reference: 'LL-7KM4QD', paymentDueAt: '2026-11-23T12:00:00Z' }

async function openDialog() {
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  return { guest, dialog: within(screen.getByRole('dialog', { name: 'Pay with crypto' })) }
}

test('the dialog opens only for a complete form', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('within 24 hours of the start cryptocurrency is not offered, in Helsinki time, and cards are', async () => {
  // 20:00 in Helsinki on the 24th.
  jest.setSystemTime(new Date('2026-11-24T18:00:00Z'))
  const { guest } = await openPanel()
  await guest.click(dayCell(/25 November 2026/))
  expect(screen.getByRole('button', { name: 'Pay with crypto' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Pay with card' })).toBeEnabled()
  const words = 'Within 24 hours of the start this date can be booked by card alone.'
  expect(screen.getByText(words)).toHaveAttribute('role', 'status')
  await guest.click(dayCell(/28 November 2026/))
  expect(screen.getByRole('button', { name: 'Pay with crypto' })).toBeEnabled()
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('a date whose start is more than 24 hours ahead can be paid by cryptocurrency', async () => {
  jest.setSystemTime(new Date('2026-11-24T17:59:59Z'))
  const { guest } = await openPanel()
  await guest.click(dayCell(/25 November 2026/))
  expect(screen.getByRole('button', { name: 'Pay with crypto' })).toBeEnabled()
})

test('the dialog says the hour, and how many adults and children', async () => {
  const { guest } = await openPanel()
  await fillIn(guest)
  for (const name of ['Add one adult', 'Add one child', 'Pay with crypto'])
    await guest.click(screen.getByRole('button', { name }))
  const dialog = within(screen.getByRole('dialog', { name: 'Pay with crypto' }))
  expect(dialog.getByText('Saturday, 28 November 2026 at 20:00')).toBeVisible()
  expect(dialog.getByText('2 adults and 1 child')).toBeVisible()
})

test('the dialog opens with the name of the form, bitcoin and no error, and locks the page', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  const select = dialog.getByLabelText('Cryptocurrency')
  expect(select).toHaveValue('bitcoin')
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual(['bitcoin', 'ethereum', 'usdc', 'usdt', 'other'])
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('heading', { name: 'Pay with crypto' })).toHaveFocus()
  expect(document.body.style.overflow).toBe('hidden')
})

test.each(['Cancel', 'Close'])('%s closes the dialog and the page scrolls again', async (name) => {
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.body.style.overflow).toBe('')
})

test('Escape closes the dialog', async () => {
  await openDialog()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a click outside the dialog closes it, and one inside does not', async () => {
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByText('Total'))
  expect(screen.getByRole('dialog')).toBeVisible()
  await guest.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a guest who chooses another cryptocurrency is asked which, in the field for requests', async () => {
  const { guest, dialog } = await openDialog()
  const requests = dialog.getByLabelText('Special requests')
  expect(requests).not.toHaveAccessibleDescription(/which cryptocurrency/)
  await guest.selectOptions(dialog.getByLabelText('Cryptocurrency'), 'other')
  expect(requests).toHaveAccessibleDescription(/^Please write which cryptocurrency\. /)
})

test('the booked tour’s form is cleared, even if another tour’s form was used last', async () => {
  answer('post', '/api/crypto-bookings', booked)
  saveBookingFields(8, { ...EMPTY_BOOKING_FIELDS, fullName: 'Anna', email: 'anna@example.com' })
  window.history.replaceState(null, '', '/northern-lights-tour?date=2026-11-28')
  const { guest } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  await guest.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-payment-success'))
  expect(isFormBooked(1)).toBe(true)
})

test('a reopened dialog starts afresh', async () => {
  answer('post', '/api/crypto-bookings', { error: 'No', code: 'unavailable' }, 503)
  const { guest, dialog } = await openDialog()
  await guest.selectOptions(dialog.getByLabelText('Cryptocurrency'), 'usdt')
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await dialog.findByRole('alert')
  await guest.click(dialog.getByRole('button', { name: 'Cancel' }))
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  expect(screen.getByLabelText('Cryptocurrency')).toHaveValue('bitcoin')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a name the booking cannot be confirmed', async () => {
  const { guest, dialog } = await openDialog()
  await guest.clear(dialog.getByLabelText('Full Name'))
  const confirm = dialog.getByRole('button', { name: 'Confirm booking' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await guest.click(confirm)
  expect(dialog.getByLabelText('Full Name')).toHaveFocus()
  expect(dialog.getByLabelText('Full Name')).toHaveAccessibleDescription('Please tell us your name')
  expect(callsOf('POST')).toHaveLength(0)
  await guest.type(dialog.getByLabelText('Full Name'), 'A')
  expect(confirm).not.toHaveAttribute('aria-disabled')
  expect(dialog.getByLabelText('Full Name')).toBeValid()
})

test('while a booking is being sent the dialog stays and nothing in it can be pressed', async () => {
  neverAnswer('post', '/api/crypto-bookings')
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(dialog.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  expect(dialog.getByRole('button', { name: 'Processing...' })).toHaveFocus()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await guest.click(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a crypto booking sends the specified request, is remembered and goes to its confirmation', async () => {
  answer('post', '/api/crypto-bookings', booked)
  const { guest, dialog } = await openDialog()
  await guest.clear(dialog.getByLabelText('Full Name'))
  await guest.type(dialog.getByLabelText('Full Name'), 'Anna V. Virtanen')
  await guest.selectOptions(dialog.getByLabelText('Cryptocurrency'), 'ethereum')
  await guest.type(dialog.getByLabelText('Special requests'), 'Late pick-up')
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))

  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-payment-success'))
  const [sent] = callsOf('POST /api/crypto-bookings')
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent?.body).toEqual({
    tour_id: 1,
    tour_date_id: 12,
    customer_name: 'Anna V. Virtanen',
    customer_email: 'anna@example.com',
    customer_phone: '',
    adults: 1,
    children: 0,
    total_price: 179,
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Saturday, 28 November 2026',
    crypto_type: 'ethereum',
    special_requests: 'Late pick-up',
    payment_type: 'crypto',
    locale: 'en',
  })
  expect(stored('cryptoBooking')).toEqual({
    customer_name: 'Anna V. Virtanen',
    customer_email: 'anna@example.com',
    adults: 1,
    children: 0,
    total_price: 179,
    tour_date: 'Saturday, 28 November 2026',
    tour_name: 'Guaranteed Northern Lights Tour',
    crypto_type: 'ethereum',
    special_requests: 'Late pick-up',
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  [
    { error: 'Only 2 slots available for this date', code: 'not_enough_slots' },
    'Only 2 slots available for this date',
  ],
  [{ code: 'unavailable' }, 'Failed to create crypto booking'],
])('the refusal %j is shown with its reason', async (body, reason) => {
  answer('post', '/api/crypto-bookings', body, 409)
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  const alert = await dialog.findByRole('alert')
  expect(within(alert).getByText('Crypto booking failed. Please try card payment instead.')).toBeVisible()
  expect(within(alert).getByText(reason)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toHaveFocus()
  expect(stored('cryptoBooking')).toBeNull()
  expect(push).not.toHaveBeenCalled()
})

test('a refused e-mail address is corrected in the form below', async () => {
  const refusal = { error: 'Invalid email address', code: 'invalid', field: 'customer_email' }
  answer('post', '/api/crypto-bookings', refusal, 400)
  const { guest, dialog } = await openDialog()
  await guest.type(dialog.getByLabelText('Full Name'), '{Enter}')
  await guest.click(await dialog.findByRole('button', { name: 'Correct the e-mail address' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
})

test('refused fields of the dialog are marked there, and a phone number in the form below', async () => {
  const error = 'The special requests field contains characters that cannot be used'
  answer('post', '/api/crypto-bookings', { error, code: 'invalid', field: 'special_requests' }, 400)
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  const wishes = dialog.getByLabelText(/^Special requests/)
  await waitFor(() => expect(wishes).toHaveFocus())
  expect(wishes).toHaveAccessibleDescription(expect.stringContaining(error))
  expect(dialog.queryByRole('button', { name: /^Correct/ })).toBeNull()
  await guest.keyboard('x')
  expect(wishes).toBeValid()
  answer('post', '/api/crypto-bookings', { error: 'Wrong', code: 'invalid', field: 'customer_phone' }, 400)
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await guest.click(await dialog.findByRole('button', { name: 'Correct the phone number' }))
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

test('a refused date leads back to the calendar, with the reason', async () => {
  const error = 'Only 0 slots available for this date'
  answer('post', '/api/crypto-bookings', { error, code: 'not_enough_slots' }, 409)
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await guest.click(await dialog.findByRole('button', { name: 'Choose another date' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(error)
  expect(dayCell(/28 November/)).toHaveFocus()
})

test('a missing name is announced again each time it is asked for by Enter', async () => {
  const { guest, dialog } = await openDialog()
  await guest.clear(dialog.getByLabelText('Full Name'))
  await guest.keyboard('{Enter}')
  const first = dialog.getByRole('alert')
  expect(first).toHaveTextContent('Please tell us your name')
  await guest.keyboard('{Enter}')
  expect(dialog.getByRole('alert')).toHaveTextContent('Please tell us your name')
  expect(dialog.getByRole('alert')).not.toBe(first)
})

test('a lost response shows only the failure, and the retry sends the same key', async () => {
  loseAnswer('post', '/api/crypto-bookings')
  const { guest, dialog } = await openDialog()
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^Crypto booking failed. Please try card payment instead.$/,
  )
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(callsOf('POST')).toHaveLength(2))
  await dialog.findByRole('alert')
  const [first, second] = callsOf('POST')
  expect(second?.key).toBe(first?.key)
})

test('a refusal because of too few places loads the dates again', async () => {
  answer(
    'post',
    '/api/crypto-bookings',
    { error: 'Only 0 slots available for this date', code: 'not_enough_slots' },
    409,
  )
  const { guest, dialog } = await openDialog()
  answerAvailability([{ id: 12, date: '2026-11-28', spots: 0 }])
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
})

test('cryptocurrency works without a publishable key', async () => {
  answer('post', '/api/crypto-bookings', booked)
  const { guest } = await openPanel({ publishableKey: '' })
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  await guest.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-payment-success'))
})
