import { act, screen, waitFor } from '@/tests/support/testing-library'
import { StrictMode } from 'react'
import { render } from '@/tests/support/testing-library'

import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { tours } from '@/content/tours/all-tours'
import { PanelPlaceholder } from '@/components/booking/panel-placeholder'
import { EMPTY_BOOKING_FIELDS } from '@/lib/browser/booking-fields'
import { navigateAway } from '@/lib/browser/navigate-away'
import { saveBookingFields } from '@/lib/browser/session'
import {
  answer,
  answerAvailability,
  aPanel,
  calls,
  callsOf,
  dayCell,
  fillIn,
  loseAnswer,
  openPanel,
  stored,
  TODAY,
  standUpApi,
} from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

const UNCHARGED = 'Your payment was cancelled and nothing was charged.'
const RELEASED = `${UNCHARGED} Your seats have been released.`
const UNKNOWN =
  'We cannot see just now whether you paid: please look at your e-mail before you book again. Seats that were not paid for are free again 35 minutes after you set out to pay, at the latest.'

function leaveCheckoutOpen() {
  sessionStorage.setItem('openCheckout', JSON.stringify({ sessionId: 'cs_1', key: 'k' }))
  sessionStorage.setItem('pendingBooking', JSON.stringify({ tour_name: 'Tour' }))
}

test('a cancelled payment releases the seats before the dates are loaded, and says so', async () => {
  leaveCheckoutOpen()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled&from=mail#booking')
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  await openPanel()
  expect(await screen.findByText(RELEASED)).toBeVisible()
  expect(stored('openCheckout')).toBeNull()
  expect(stored('pendingBooking')).toBeNull()
  expect(window.location.href).toMatch(/\/northern-lights-tour\?from=mail#booking$/)
  const order = calls.map(({ call }) => call.split('?')[0])
  expect(order.indexOf('DELETE /api/checkout')).toBeLessThan(order.indexOf('GET /api/availability'))
  expect(callsOf('DELETE')[0]?.call).toBe('DELETE /api/checkout?session_id=cs_1')
})

const ELSEWHERE = '/northern-lights-tour?payment=cancelled&release=token&from=mail#booking'

test('in another browser than the guest began in, the seats are released as well', async () => {
  window.history.replaceState(null, '', ELSEWHERE)
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  await openPanel()
  expect(await screen.findByText(RELEASED)).toBeVisible()
  expect(callsOf('DELETE').map(({ call }) => call)).toEqual(['DELETE /api/checkout?release=token'])
  expect(window.location.href).toMatch(/\/northern-lights-tour\?from=mail#booking$/)
})

const WISH = 'date=2026-11-28&adults=2&children=1'

test('after it, the panel has the date and the party, and the note is in the middle of the screen', async () => {
  const scrolled = jest.fn<void, [unknown, unknown]>()
  Element.prototype.scrollIntoView = function (how) {
    scrolled(this, how)
  }
  window.history.replaceState(null, '', ELSEWHERE.replace('?', `?${WISH}&`))
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  await openPanel()
  const note = await screen.findByText(RELEASED)
  expect(note).toHaveFocus()
  // Centred, so that it is not hidden behind the bar at the bottom of a phone.
  expect(scrolled).toHaveBeenCalledWith(note, { block: 'center', behavior: 'instant' })
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('2 adults')
  expect(window.location.search).toContain(WISH)
})

test.each(['confirmed', 'cancelled'])(
  'after a booking that is now %s the panel does not select its date again',
  async (status) => {
    window.history.replaceState(null, '', ELSEWHERE.replace('?', `?${WISH}&`))
    answer('delete', '/api/checkout', { status })
    await openPanel()
    await screen.findByText(/^Your payment (went through|had arrived)/)
    expect(await screen.findByText('Please select a date first')).toBeVisible()
    expect(window.location.search).toBe('?from=mail')
  },
)

test('a guest whose payment status is unknown may have paid, so nothing says that nothing was charged', async () => {
  window.history.replaceState(null, '', ELSEWHERE)
  loseAnswer('delete', '/api/checkout')
  await openPanel()
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
})

test('nor where the server has no answer from Stripe, or no payment page is known', async () => {
  window.history.replaceState(null, '', ELSEWHERE)
  answer('delete', '/api/checkout', { status: 'expired', isUnsettled: true })
  const { unmount } = await openPanel()
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
  unmount()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  await openPanel()
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
})

test.each(['cancelled', 'refunded'])('a booking that was paid and is now %s was charged', async (status) => {
  window.history.replaceState(null, '', ELSEWHERE)
  answer('delete', '/api/checkout', { status })
  await openPanel()
  expect(await screen.findByText(/^Your payment had arrived/)).toBeVisible()
  expect(screen.queryByText(/nothing was charged/)).not.toBeInTheDocument()
})

test('a panel that does not load, and a page without scripts, cannot know either', () => {
  render(<PanelPlaceholder />)
  expect(screen.getByText(/^If you come back from the payment page/)).toHaveTextContent(
    'If you come back from the payment page: we cannot see here whether you paid. Please look at your e-mail before you book again.',
  )
})

test("React's double effects release once and keep the note", async () => {
  leaveCheckoutOpen()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  render(<StrictMode>{aPanel()}</StrictMode>)
  expect(await screen.findByText(RELEASED)).toBeVisible()
  await screen.findByRole('grid')
  expect(callsOf('DELETE')).toHaveLength(1)
})

test("the browser's back button releases the seats, and the focus moves to the note that says so", async () => {
  leaveCheckoutOpen()
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  await openPanel()
  expect(callsOf('DELETE')).toHaveLength(1)
  expect(await screen.findByText(RELEASED)).toHaveFocus()
})

test('a panel without an open payment releases nothing', async () => {
  await openPanel()
  expect(callsOf('DELETE')).toHaveLength(0)
})

test('seats whose status is unknown are not said to be released', async () => {
  leaveCheckoutOpen()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  loseAnswer('delete', '/api/checkout')
  await openPanel()
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
  expect(screen.getByRole('grid')).toBeVisible()
})

test('a payment that went through before the guest returned is shown as paid', async () => {
  leaveCheckoutOpen()
  sessionStorage.setItem('cardAttempt', JSON.stringify({ content: '{}', key: 'k' }))
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  answer('delete', '/api/checkout', { released: false, status: 'confirmed' })
  await openPanel()
  expect(await screen.findByText(/your booking is confirmed/)).toBeVisible()
  expect(screen.queryByText(/cancelled/)).not.toBeInTheDocument()
  expect(stored('cardAttempt')).toBeNull()
})

test('a payment on its way is not called cancelled', async () => {
  leaveCheckoutOpen()
  window.history.replaceState(null, '', '/northern-lights-tour?payment=cancelled')
  answer('delete', '/api/checkout', { released: false, status: 'processing' })
  await openPanel()
  expect(await screen.findByText(/still being confirmed/)).toBeVisible()
  expect(screen.queryByText(/cancelled/)).not.toBeInTheDocument()
})

test('a page restored from the cache can be used again, with its seats released', async () => {
  answer('post', '/api/checkout', {
    sessionId: 'cs_1',
    url: 'https://pay.example/cs_1',
    reference: 'LL-7KM4QD',
  })
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')

  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.getByRole('button', { name: 'Pay with card' })).not.toHaveAttribute('aria-disabled')
  await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
  expect(callsOf('DELETE')).toHaveLength(1)
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
})

test('a page that is merely shown is not loaded again', async () => {
  await openPanel()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(callsOf('GET /api/availability')).toHaveLength(1)
})

test('a form whose booking was paid is empty when the guest returns to it', async () => {
  leaveCheckoutOpen()
  saveBookingFields(1, { ...EMPTY_BOOKING_FIELDS, fullName: 'Anna', preferredDate: '2026-11-28' })
  answer('delete', '/api/checkout', { released: false, status: 'confirmed' })
  await openPanel()
  await screen.findByText(/your booking is confirmed/)
  expect(await screen.findByLabelText('Full Name')).toHaveValue('')
  expect(stored('bookingForm')).toBeNull()
})

function turn(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a tab hidden for a minute loads the dates again, and not sooner', async () => {
  await openPanel()
  turn(true)
  jest.setSystemTime(TODAY.getTime() + 59_000)
  turn(false)
  turn(true)
  jest.setSystemTime(TODAY.getTime() + 119_000)
  turn(false)
  await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
  jest.restoreAllMocks()
})

test.each(['focus', 'pointerdown', 'keydown'])(
  'a tab that was in the foreground for a long time reloads the dates on the next %s, once',
  async (sign) => {
    await openPanel()
    jest.setSystemTime(TODAY.getTime() + 599_000)
    act(() => void window.dispatchEvent(new Event(sign)))
    expect(callsOf('GET /api/availability')).toHaveLength(1)
    jest.setSystemTime(TODAY.getTime() + 3 * 3_600_000)
    act(() => void window.dispatchEvent(new Event(sign)))
    act(() => void window.dispatchEvent(new Event(sign)))
    await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
  },
)

test('dates that cannot be reloaded stay as they were, with their prices', async () => {
  answerAvailability([{ id: 12, date: '2026-11-28', adultPrice: 199, childPrice: 149 }])
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  loseAnswer('get', '/api/availability')
  turn(true)
  jest.setSystemTime(TODAY.getTime() + 60_000)
  turn(false)
  await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('199 €')
  expect(screen.queryByText('Failed to load availability')).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

/** Pay by card and return to a page which says that the booking was made. */
async function bookByCard() {
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/1', reference: 'LL-7KM4QD' })
  const panel = await openPanel()
  await fillIn(panel.guest)
  await panel.guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
  window.history.pushState(null, '', '/payment-success?session_id=cs_1')
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const paid = render(<PaymentSuccess tours={tours} />)
  await waitFor(() => expect(stored('bookingForm')).toBeNull())
  paid.unmount()
  return panel
}

async function goBack() {
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/northern-lights-tour'))
}

async function expectMade() {
  expect(await screen.findByText(/^Your booking has been made/)).toHaveFocus()
  expect(screen.getByLabelText('Full Name')).toHaveValue('')
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(callsOf('DELETE')).toEqual([])
}

test('two steps back from a booking that was paid, the form is empty and says that it was booked', async () => {
  await bookByCard()
  await goBack()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectMade()
})

test('it also says so if the browser has reloaded the page, but not to a visitor who follows a link', async () => {
  const { unmount } = await bookByCard()
  unmount()
  await goBack()
  const back = await openPanel()
  await expectMade()
  back.unmount()
  window.history.pushState(null, '', '/northern-lights-tour')
  await openPanel()
  expect(screen.queryByText(/^Your booking has been made/)).not.toBeInTheDocument()
})
