import { screen, waitFor } from '@/tests/support/testing-library'

import { clearBookingForm } from '@/lib/browser/session'
import { navigateAway } from '@/lib/browser/navigate-away'
import { answer, dayCell, fillIn, openPanel, stored, standUpApi } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

const CLEAR = 'Clear your details'

// jsdom does not implement scrolling.
const scrollIntoView = jest.fn()
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView }))

test('typed text survives a reload before anything is paid', async () => {
  const { guest, unmount } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  unmount()
  await openPanel()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Child' })).toHaveTextContent('1 child')
})

test('another tour keeps the guest and the party, and has its own date', async () => {
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

test('once a booking is made, another tour keeps the guest, the requests and the link back to the stay', async () => {
  sessionStorage.setItem('stay', JSON.stringify({ query: 'from=2026-11-25&to=2026-11-29', top: 0 }))
  const first = await openPanel()
  await fillIn(first.guest)
  await first.guest.type(screen.getByLabelText(/Special requests/), 'Our children are 6 and 9')
  first.unmount()
  clearBookingForm()
  expect(stored('bookingForm')).toBeNull()
  const other = await openPanel({ tourId: 8 })
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(screen.getByLabelText(/Special requests/)).toHaveValue('Our children are 6 and 9')
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to your stay' })).toHaveAttribute(
    'href',
    '/your-stay?from=2026-11-25&to=2026-11-29',
  )
  await other.guest.click(screen.getByRole('button', { name: CLEAR }))
  expect(stored('guest')).toBeNull()
})

test('a guest who clears the details continues at their first field, and keeps date and party', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  const clear = screen.getByRole('button', { name: CLEAR })
  expect(clear).toBeDisabled()
  expect(clear).toHaveClass('invisible')
  await fillIn(guest)
  // Its space was reserved, so that the first letter moves nothing.
  expect(screen.getByRole('button', { name: CLEAR })).toBe(clear)
  expect(clear).not.toHaveClass('invisible')
  await guest.type(screen.getByLabelText('Phone'), '+358 40 1')
  await guest.type(screen.getByLabelText(/Special requests/), 'A birthday')
  await guest.click(screen.getByRole('button', { name: CLEAR }))
  for (const label of ['Full Name', 'Email', 'Phone', /Special requests/])
    expect(screen.getByLabelText(label)).toHaveValue('')
  expect(screen.getByLabelText('Full Name')).toHaveFocus()
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Child' })).toHaveTextContent('1 child')
  expect(JSON.stringify(stored('bookingForm'))).not.toMatch(/Anna|anna|358|birthday/)
})

test('once a booking is made, the date and party of another tour’s form stay, and its own are cleared', async () => {
  const other = await openPanel({ tourId: 8 })
  await other.guest.click(dayCell(/25 November/))
  await other.guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  other.unmount()
  const first = await openPanel()
  await fillIn(first.guest)
  first.unmount()
  clearBookingForm()
  // Going back to the URL of the paid selection restores nothing.
  const again = await openPanel()
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await again.guest.type(screen.getByLabelText('Full Name'), 'Anna')
  again.unmount()
  window.history.replaceState(null, '', '/family-friendly-northern-lights')
  await openPanel({ tourId: 8 })
  expect(dayCell(/25 November/)).toHaveAttribute('aria-selected', 'true')
})

test('once a booking is made, another tour keeps the same party', async () => {
  const first = await openPanel()
  await fillIn(first.guest)
  await first.guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  first.unmount()
  clearBookingForm()
  window.history.replaceState(null, '', '/family-friendly-northern-lights')
  await openPanel({ tourId: 8 })
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('2 adults')
})

test('a link to another date of the tour just booked keeps the guest, and opens at the summary', async () => {
  const first = await openPanel()
  await fillIn(first.guest)
  first.unmount()
  clearBookingForm()
  scrollIntoView.mockClear()
  window.history.replaceState(null, '', '/northern-lights-tour?date=2026-12-12&adults=2&children=0')
  const second = await openPanel()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(dayCell(/12 December/)).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView.mock.instances).toEqual([
    screen.getByRole('region', { name: 'Choose a date' }),
    screen.getByRole('region', { name: 'Summary' }),
  ])
  second.unmount()
  scrollIntoView.mockClear()
  // Not if the date has too few places.
  window.history.replaceState(null, '', '/northern-lights-tour?date=2026-11-25&adults=4&children=0')
  await openPanel()
  expect(await screen.findByText('Only 3 slots available for this date')).toBeVisible()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('the date of a link stays for a guest who returns from the payment page', async () => {
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
