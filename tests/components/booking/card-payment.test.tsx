import { act, fireEvent, screen, waitFor } from '@/tests/support/testing-library'

import { navigateAway } from '@/lib/browser/navigate-away'
import {
  answer,
  answerAvailability,
  answerTours,
  callsOf,
  dayCell,
  fillIn,
  loseAnswer,
  neverAnswer,
  openPanel,
  stored,
  TODAY,
  standUpApi,
} from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

/** The error about the date, above the grid. */
const calendarAlert = () => document.querySelector('#booking-calendar [role=alert]')

// jsdom does not implement scrolling.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))

const disposables = { sessionId: 'cs_1', url: 'https://pay.example/cs_1', reference: 'LL-7KM4QD' }

function payButton() {
  return screen.getByRole('button', { name: 'Pay with card' })
}

function expectUnready(button: HTMLElement) {
  expect(button).toHaveAttribute('aria-disabled', 'true')
}

test.each(['Pay with card', 'Pay with crypto'])(
  'before a date is selected %p leads to the calendar, and says why',
  async (name) => {
    const { guest } = await openPanel()
    const button = screen.getByRole('button', { name })
    expectUnready(button)
    expect(button).toHaveAccessibleDescription('179 € To pay, choose a date first.')
    await guest.click(button)
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a date')
    expect(dayCell(/25 November/)).toHaveFocus()
    await guest.keyboard('{Enter}')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(button).not.toHaveAttribute('aria-disabled')
  },
)

test('the pay buttons show the total, and until when the date can be cancelled free of charge', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  for (const name of ['Pay with card', 'Pay with crypto']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      '358 € Free cancellation until Friday 27 November, 20:00',
    )
    expect(screen.getByRole('button', { name })).toHaveTextContent(`${name}358 €`)
  }
  expect(screen.queryByText(/Free cancellation more than/)).not.toBeInTheDocument()
})

test.each([
  ['2026-11-24T17:59:59Z', 'Free cancellation until Tuesday 24 November, 20:00'],
  ['2026-11-24T18:00:00Z', 'This date starts in 24 hours and can no longer be cancelled for a refund'],
  ['2026-11-24T20:00:00Z', 'This date starts in 22 hours and can no longer be cancelled for a refund'],
  ['2026-11-25T16:30:00Z', 'This date starts in 1 hour and can no longer be cancelled for a refund'],
  [
    '2026-11-25T17:30:00Z',
    'This date starts in less than an hour and can no longer be cancelled for a refund',
  ],
])('at %s the chosen date says: %s', async (now, sentence) => {
  jest.setSystemTime(new Date(now))
  const { guest } = await openPanel()
  await guest.click(dayCell(/25 November 2026/))
  expect(screen.getByText(sentence)).toBeVisible()
})

test('the Enter key without a date says what is missing', async () => {
  const { guest } = await openPanel()
  await guest.type(screen.getByLabelText('Full Name'), 'Anna{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a date')
  await guest.click(dayCell(/28 November/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a name and an e-mail address are required, and the first missing one gets the focus', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November/))
  // Characters that count as letters but are invisible.
  await guest.type(screen.getByLabelText('Full Name'), ' \u3164\u2800')
  await guest.click(payButton())
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields')
  const [name, email] = [screen.getByLabelText('Full Name'), screen.getByLabelText('Email')]
  expect(name).toHaveFocus()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Please tell us your name')
  expect(email).toHaveAccessibleDescription('Please tell us your e-mail address')

  const first = screen.getByRole('alert')
  await guest.type(name, 'Anna')
  expect(name).toBeValid()
  expect(email).toBeInvalid()
  await guest.click(payButton())
  expect(email).toHaveFocus()
  expect(screen.getByRole('alert')).not.toBe(first)
  await guest.type(email, 'anna@example.com')
  expect(email).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(callsOf('POST')).toHaveLength(0)
})

test('a date that is no longer there is refused', async () => {
  const { guest } = await openPanel()
  await fillIn(guest)
  answerAvailability([{ id: 14, date: '2026-12-12' }])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByText('Selected date not found')).toBeVisible()
  await guest.click(payButton())
  expect(calendarAlert()).toHaveTextContent('Selected date not found')
  expect(document.activeElement).toHaveAttribute('data-day', '2026-11-28')
  expect(callsOf('POST')).toHaveLength(0)
})

test('a date that now has too few places is refused with the number left', async () => {
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  answerAvailability([{ id: 12, date: '2026-11-28', spots: 2 }])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByText('Only 2 slots available for this date')).toBeVisible()
  await guest.click(payButton())
  expect(calendarAlert()).toHaveTextContent('Only 2 slots available for this date')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(dayCell(/28 November/)).toHaveFocus()
  expect(callsOf('POST')).toHaveLength(0)
})

test('without a publishable key a card is refused before any call, with what to do', async () => {
  const { guest } = await openPanel({ publishableKey: '' })
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Stripe, the card payment provider, is not configured: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY must be added to the environment file (.env).',
  )
  expect(callsOf('POST')).toHaveLength(0)
})

test('a card booking sends the specified request, is remembered and goes to the payment page', async () => {
  answer('post', '/api/checkout', disposables)
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  await guest.type(screen.getByLabelText('Phone'), '+358 40 1')
  await guest.type(screen.getByLabelText('Special requests'), 'Vegetarian')
  await guest.click(payButton())

  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('https://pay.example/cs_1'))
  const [sent] = callsOf('POST /api/checkout')
  expect(sent?.body).toEqual({
    amount: 487,
    currency: 'eur',
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Saturday, 28 November 2026',
    locale: 'en',
    metadata: {
      tour_id: 1,
      tour_date_id: 12,
      customer_name: 'Anna Virtanen',
      customer_email: 'anna@example.com',
      adults: 2,
      children: 1,
      total_price: 487,
      phone: '+358 40 1',
      special_requests: 'Vegetarian',
    },
  })
  expect(stored('pendingBooking')).toEqual({
    customer_name: 'Anna Virtanen',
    customer_email: 'anna@example.com',
    adults: 2,
    children: 1,
    total_price: 487,
    tour_date: 'Saturday, 28 November 2026',
    tour_name: 'Guaranteed Northern Lights Tour',
    phone: '+358 40 1',
    special_requests: 'Vegetarian',
  })
  expect(stored('openCheckout')).toMatchObject({ sessionId: 'cs_1', key: sent?.key })
  expectUnready(screen.getByRole('button', { name: 'Processing...' }))
})

test('while a booking is being sent both pay buttons are disabled', async () => {
  neverAnswer('post', '/api/checkout')
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  expectUnready(screen.getByRole('button', { name: 'Processing...' }))
  expectUnready(screen.getByRole('button', { name: 'Pay with crypto' }))
  expect(screen.getByText('One moment, please: your seats are being held.')).toHaveAttribute(
    'class',
    'sr-only',
  )
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveFocus()
  await guest.click(screen.getByRole('button', { name: 'Processing...' }))
  await waitFor(() => expect(callsOf('POST')).toHaveLength(1))
})

test.each([
  [
    { error: 'Too many requests. Try again in a minute.', code: 'too_many_requests' },
    429,
    'Too many requests. Try again in a minute.',
  ],
  [{ code: 'unavailable' }, 503, 'Failed to create checkout session'],
  ['broken', 502, 'Failed to create checkout session'],
  [{ error: 'Your card: card_declined.', code: 'payment_provider_error' }, 502, 'Payment was declined'],
  [{ error: 'insufficient_funds', code: 'payment_provider_error' }, 502, 'Insufficient funds'],
  [{ error: 'expired_card', code: 'payment_provider_error' }, 502, 'Card has expired'],
  [{ error: 'incorrect_cvc', code: 'payment_provider_error' }, 502, 'Incorrect CVC code'],
])('the refusal %j with status %i reads: %s', async (body, status, text) => {
  answer('post', '/api/checkout', body, status)
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(payButton()).not.toHaveAttribute('aria-disabled')
  expect(payButton()).toHaveFocus()
  expect(stored('pendingBooking')).toBeNull()
  expect(navigateAway).not.toHaveBeenCalled()
})

test.each([
  ['customer_name', 'Full Name'],
  ['phone', 'Phone'],
  ['special_requests', /^Special requests/],
])('what is refused of %s is marked at its field until it is another', async (field, label) => {
  const error = 'It contains characters that cannot be used'
  answer('post', '/api/checkout', { error, code: 'invalid', field }, 400)
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error))
  await guest.keyboard('x')
  expect(screen.getByLabelText(label)).toBeValid()
})

test('a refused e-mail address is marked, with its message in view, until it is edited', async () => {
  answer('post', '/api/checkout', { error: 'email_invalid', code: 'invalid' }, 400)
  const { guest } = await openPanel()
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email address')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address')
  const [inView] = scrollIntoView.mock.contexts.slice(-1)
  expect(inView).toContainElement(screen.getByLabelText('Email'))
  expect(inView).toHaveTextContent('Invalid email address')
  await guest.keyboard('x')
  expect(screen.getByLabelText('Email')).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a response without a URL to go to is a failure', async () => {
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'javascript:alert(1)', reference: 'LL-7KM4QD' })
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create checkout session')
  expect(navigateAway).not.toHaveBeenCalled()
})

test('a retry after a lost response sends the same key, and a different booking request a new one', async () => {
  loseAnswer('post', '/api/checkout')
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create checkout session')
  await guest.click(payButton())
  await screen.findByRole('alert')
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  await guest.click(payButton())
  await screen.findByRole('alert')
  await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(3))

  const keys = callsOf('POST /api/checkout').map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('after a reload of the page the form is as it was and the same booking request has the same key', async () => {
  loseAnswer('post', '/api/checkout')
  const first = await openPanel()
  await fillIn(first.guest)
  await first.guest.click(payButton())
  await screen.findByRole('alert')
  first.unmount()

  const second = await openPanel()
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  await second.guest.click(payButton())
  await screen.findByRole('alert')
  const keys = callsOf('POST /api/checkout').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('until the payment page opens, date and party cannot be changed: it would charge what was sent', async () => {
  neverAnswer('post', '/api/checkout')
  const { guest } = await openPanel()
  await fillIn(guest)
  expect(dayCell(/28 November/).closest('[inert]')).toBeNull()
  await guest.click(payButton())
  await screen.findByRole('button', { name: 'Processing...' })
  expect(dayCell(/28 November/).closest('[inert]')).not.toBeNull()
  expect(
    screen.getByRole('button', { name: 'Add one adult', hidden: true }).closest('[inert]'),
  ).not.toBeNull()
})

test('a guest who stops the redirect to the payment page can press again', async () => {
  answer('post', '/api/checkout', disposables)
  const { guest } = await openPanel()
  await fillIn(guest)
  jest.useFakeTimers({ now: TODAY, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  fireEvent.click(payButton())
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
  expectUnready(screen.getByRole('button', { name: 'Processing...' }))
  act(() => jest.advanceTimersByTime(15_000))
  expect(payButton()).not.toHaveAttribute('aria-disabled')
})

test.each([
  ['not_enough_slots', 'Only 1 slots available for this date'],
  ['date_closed', 'This date is closed'],
  ['date_not_found', 'Selected date not found'],
  ['price_changed', 'The price has changed'],
])('after the refusal %s the panel shows dates and prices as they are', async (code, error) => {
  answer('post', '/api/checkout', { error, code, availableSpots: 1, amount: 199 }, 409)
  const { guest } = await openPanel()
  await fillIn(guest)
  answerTours([{ id: 1, adult_price: 199, child_price: 129, max_capacity: 8 }])
  answerAvailability([{ id: 12, date: '2026-11-28', spots: 1 }])
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  await waitFor(() => expect(dayCell(/28 November/)).toHaveAccessibleName(/199 €, 1 place left/))
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('199 €')
  if (code === 'price_changed') {
    expect(calendarAlert()).toBeNull()
    expect(payButton()).toHaveFocus()
  } else {
    expect(calendarAlert()).toHaveTextContent(error)
    expect(dayCell(/28 November/)).toHaveFocus()
  }
})
