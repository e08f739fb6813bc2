import { screen, waitFor } from '@testing-library/react'

import { endBookingForm } from '@/lib/browser/session'
import { navigateAway } from '@/lib/browser/navigate-away'
import { answer, dayCell, fillIn, openPanel, stored, standUpApi } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

// jsdom scrolls nothing.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))

test('what is typed survives a reload before anything is paid', async () => {
  const { guest, unmount } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  unmount()
  await openPanel()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Child' })).toHaveTextContent('1 child')
})

test('another tour has the guest and the party, and a date of its own', async () => {
  const first = await openPanel()
  await fillIn(first.guest)
  first.unmount()
  const other = await openPanel({ tourId: 8 })
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await other.guest.click(dayCell(/25 November/))
  other.unmount()
  await openPanel()
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
})

test('once a booking is made, another tour has the guest but not the wishes, and the way back to the stay', async () => {
  sessionStorage.setItem('stay', JSON.stringify({ query: 'from=2026-11-25&to=2026-11-29', top: 0 }))
  const first = await openPanel()
  await fillIn(first.guest)
  await first.guest.type(screen.getByLabelText(/Special requests/), 'A birthday')
  first.unmount()
  endBookingForm()
  expect(stored('bookingForm')).toBeNull()
  const other = await openPanel({ tourId: 8 })
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(screen.getByLabelText(/Special requests/)).toHaveValue('')
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to your stay' })).toHaveAttribute(
    'href',
    '/your-stay?from=2026-11-25&to=2026-11-29',
  )
  await other.guest.click(screen.getByRole('button', { name: 'Clear' }))
  expect(stored('guest')).toBeNull()
})

test('Clear empties the form and forgets it, and the guest goes on at its first field', async () => {
  const { guest } = await openPanel()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Full Name')).toHaveValue('')
  expect(screen.getByLabelText('Full Name')).toHaveFocus()
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(stored('bookingForm')).toBeNull()
})

test('the date of a link stays for a guest who comes back from the payment page', async () => {
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/1', reference: 'LL-7KM4QD' })
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  const first = await openPanel()
  await fillIn(first.guest)
  first.unmount()
  window.history.replaceState(null, '', '/northern-lights-tour?date=2026-12-12&adults=2&children=1')
  const { guest, unmount } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
  unmount()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  await openPanel()
  expect(dayCell(/12 December/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('2 adults')
})
