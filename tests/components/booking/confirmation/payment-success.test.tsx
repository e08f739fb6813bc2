import { act, EnglishWords, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { tours } from '@/content/tours/all-tours'
import {
  answer,
  callsOf,
  loseAnswer,
  neverAnswer,
  stored,
  TODAY,
  standUpApi,
} from '@/tests/support/panel-api'

standUpApi()

const booking = {
  customer_name: 'Anna Virtanen',
  customer_email: 'anna@example.com',
  adults: 2,
  children: 1,
  total_price: 487,
  tour_date: 'Saturday, 28 November 2026',
  tour_name: 'Guaranteed Northern Lights Tour',
  phone: '',
  special_requests: '',
}

function arrive({
  search = '',
  pending = booking,
}: {
  search?: string
  pending?: Partial<typeof booking> | null
}) {
  window.history.replaceState(null, '', `/payment-success${search}`)
  if (pending) sessionStorage.setItem('pendingBooking', JSON.stringify(pending))
}

/** What was consumed on arrival is dropped a moment after leaving the page. */
async function leave(unmount: () => void) {
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
}

/** Advance the clock and let the resulting responses arrive. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

function factOf(name: string) {
  return screen.getByText(name).nextSibling
}

function heading() {
  return screen.getByRole('heading', { level: 1 })
}

test('the stored booking is shown as specified and removed', async () => {
  arrive({})
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('Payment Successful!')
  expect(factOf('Tour')).toHaveTextContent('Guaranteed Northern Lights Tour')
  expect(factOf('Adults')).toHaveTextContent('2')
  expect(factOf('Children')).toHaveTextContent('1')
  expect(factOf('Date')).toHaveTextContent('Saturday, 28 November 2026')
  expect(factOf('Time')).toHaveTextContent(/20:00.*\(Finnish time\)/)
  expect(factOf('Place')).toHaveTextContent('Pick-up at your accommodation in Rovaniemi')
  expect(factOf('Total')).toHaveTextContent('487 €')
  expect(screen.getByText('anna@example.com').parentElement).toHaveTextContent(
    'Thank you. A confirmation e-mail is on its way to anna@example.com.',
  )
  expect(screen.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(stored('pendingBooking')).toBeNull()
  expect(callsOf('GET')).toHaveLength(0)
  await leave(unmount)
})

test('a booking without a tour name is called Tour', async () => {
  arrive({ pending: { ...booking, tour_name: '' } })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(screen.getAllByText('Tour')).toHaveLength(2)
  await leave(unmount)
})

test("React's double effects and later renders keep the booking, and a reload shows that there is none", async () => {
  arrive({})
  const { rerender, unmount } = render(<PaymentSuccess tours={tours} />, { wrapper: StrictMode })
  expect(heading()).toHaveTextContent('Payment Successful!')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  rerender(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('Payment Successful!')
  await leave(unmount)

  const again = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('No Booking Data Found')
  expect(screen.getByText('Please return to the tours page and try again.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Tours' })).toHaveAttribute('href', '/')
  await leave(again.unmount)
})

test('a guest with pick-up is first asked where they stay, once there is a page for it', async () => {
  const ask = /Tell us where you stay/
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD', bookingUrl: '/booking/t' })
  const first = render(<PaymentSuccess tours={tours} />)
  const steps = await screen.findAllByRole('listitem')
  expect(steps[0]).toHaveTextContent(ask)
  const step = screen.getByRole('link', { name: 'Where you stay and what we should know' })
  expect(step).toHaveAttribute('href', '/booking/t/tell-us')
  await leave(first.unmount)
  arrive({ search: '?session_id=cs_2', pending: { ...booking, tour_name: 'Snowshoe Adventure' } })
  const second = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('link', { name: 'Your booking' })).toBeVisible()
  expect(screen.queryByText(ask)).not.toBeInTheDocument()
  await leave(second.unmount)
})

test('a second booking in the same tab is shown as well', async () => {
  arrive({})
  const first = render(<PaymentSuccess tours={tours} />)
  await leave(first.unmount)
  arrive({ pending: { ...booking, tour_name: 'Ice Fishing Experience' } })
  const second = render(<PaymentSuccess tours={tours} />)
  expect(factOf('Tour')).toHaveTextContent('Ice Fishing Experience')
  await leave(second.unmount)
})

test('the static page promises nothing', () => {
  arrive({})
  const html = renderToString(
    <EnglishWords>
      <PaymentSuccess tours={tours} />
    </EnglishWords>,
  )
  expect(html).toContain('Loading your booking...')
  expect(html).not.toContain('Successful')
})

test('arriving finishes the payment without releasing it, and the next booking request gets a new key', async () => {
  arrive({ search: '?session_id=cs_1' })
  sessionStorage.setItem('openCheckout', JSON.stringify({ sessionId: 'cs_1', key: 'k' }))
  sessionStorage.setItem('cardAttempt', JSON.stringify({ content: '{}', key: 'k' }))
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  await screen.findByText('LL-7KM4QD')
  expect(stored('openCheckout')).toBeNull()
  expect(stored('cardAttempt')).toBeNull()
  expect(callsOf('DELETE')).toHaveLength(0)
  await leave(unmount)
})

test('a payment confirmed by the server is shown as successful, with its reference', async () => {
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('Checking your payment')
  expect(factOf('Reference')).toHaveTextContent('…')
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(factOf('Reference')).toHaveTextContent('LL-7KM4QD')
  expect(callsOf('GET')[0]?.call).toBe('GET /api/checkout?session_id=cs_1')
  await leave(unmount)
})

test('the outcome is read out once: its heading takes the focus, and nothing before it does', async () => {
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(document.body).toHaveFocus()
  const outcome = await screen.findByRole('heading', { name: 'Payment Successful!' })
  expect(outcome).toHaveFocus()
  expect(document.title).toBe('Payment Successful! · Lumi & Light')
  expect(outcome).toHaveAccessibleDescription(/A confirmation e-mail is on its way/)
  expect(outcome.closest('[aria-live]')).toBeNull()
  await leave(unmount)
})

test('a guest who is using another control keeps the focus there', async () => {
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const { unmount } = render(
    <>
      <PaymentSuccess tours={tours} />
      <button type="button">Menu</button>
    </>,
  )
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  await screen.findByRole('heading', { name: 'Payment Successful!' })
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  await leave(unmount)
})

test('while the server has not responded nothing is claimed', async () => {
  arrive({ search: '?session_id=cs_1' })
  neverAnswer('get', '/api/checkout')
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('Checking your payment')
  expect(screen.queryByText(/Successful/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Tours' })).not.toHaveClass('bg-ember')
  await leave(unmount)
})

test.each([
  ['expired', 'Payment not completed', /Nothing was charged/],
  ['cancelled', 'Booking cancelled', /says what happens next/],
  ['refunded', 'Payment refunded', /there is no booking/],
])('a payment that is %s never claims success and shows a way back', async (status, title, text) => {
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status, reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/Successful/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Tours' })).toHaveAttribute('href', '/')
  await leave(unmount)
})

test.each(['expired', 'cancelled', 'refunded'])(
  'typed text stays if the payment is %s, because there is no booking',
  async (status) => {
    arrive({ search: '?session_id=cs_1' })
    sessionStorage.setItem('bookingForm', JSON.stringify({ fullName: 'Anna' }))
    answer('get', '/api/checkout', { status, reference: 'LL-7KM4QD' })
    const { unmount } = render(<PaymentSuccess tours={tours} />)
    await screen.findByText('LL-7KM4QD')
    expect(stored('bookingForm')).toEqual({ fullName: 'Anna' })
    await leave(unmount)
  },
)

test.each([
  ['confirmed', booking],
  ['processing', booking],
  ['confirmed', null],
])('what was typed is forgotten once there is a booking: %s', async (status, pending) => {
  arrive({ search: '?session_id=cs_1', pending })
  sessionStorage.setItem('bookingForm', JSON.stringify({ fullName: 'Anna' }))
  answer('get', '/api/checkout', { status, reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  await screen.findByText(/LL-7KM4QD/)
  expect(stored('bookingForm')).toBeNull()
  await leave(unmount)
})

test('an unknown payment is said to be unknown', async () => {
  arrive({ search: '?session_id=cs_unknown' })
  answer('get', '/api/checkout', { error: 'Not found', code: 'not_found' }, 404)
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: 'We could not find this payment' })).toBeVisible()
  await leave(unmount)
})

test('a payment being confirmed is polled, with growing pauses, until it is', async () => {
  jest.useFakeTimers({ now: TODAY, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'processing', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  expect(screen.queryByText(/Successful/)).not.toBeInTheDocument()
  expect(factOf('Reference')).toHaveTextContent('LL-7KM4QD')

  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  await pass(2_000)
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(callsOf('GET')).toHaveLength(2)
  unmount()
  jest.runAllTimers()
})

test('a payment being confirmed is still shown after a reload and on Back, and never polled again', async () => {
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'processing', reference: 'LL-7KM4QD' })
  const first = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByText('LL-7KM4QD')).toBeVisible()
  expect(stored('pendingBooking')).toBeNull()
  await leave(first.unmount)

  const again = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  expect(factOf('Reference')).toHaveTextContent('LL-7KM4QD')
  expect(factOf('Tour')).toHaveTextContent('Guaranteed Northern Lights Tour')
  expect(screen.getByText(/no need to pay twice/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find your booking' })).toHaveAttribute('href', '/find-booking')
  await leave(again.unmount)

  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const paid = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(stored('payingBooking')).toBeNull()
  await leave(paid.unmount)
})

test('a booking whose payment is being confirmed is not shown for a different payment', async () => {
  const kept = { ...booking, sessionId: 'cs_other' }
  sessionStorage.setItem('payingBooking', JSON.stringify(kept))
  arrive({ search: '?session_id=cs_1', pending: null })
  answer('get', '/api/checkout', { status: 'processing', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect((await screen.findByText('LL-7KM4QD')).parentElement).toHaveTextContent(/^Booking LL-7KM4QD: /)
  expect(heading()).toHaveTextContent('No Booking Data Found')
  await leave(unmount)
})

test('after some minutes the page stops polling, says so, and polls again on request', async () => {
  jest.useFakeTimers({ now: TODAY, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  arrive({ search: '?session_id=cs_1' })
  answer('get', '/api/checkout', { status: 'processing', reference: '' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  await screen.findByRole('heading', { name: 'Your payment is being confirmed' })
  for (let minute = 0; minute < 12; minute += 1) await pass(60_000)
  expect(await screen.findByText(/takes longer than usual/)).toBeVisible()
  expect(screen.queryByText(/Successful/)).not.toBeInTheDocument()
  expect(callsOf('GET')).toHaveLength(11)
  await pass(3_600_000)
  expect(callsOf('GET')).toHaveLength(11)

  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const guest = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await guest.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  unmount()
  jest.runAllTimers()
})

test('a server that does not respond is not treated as a failed payment', async () => {
  arrive({ search: '?session_id=cs_1' })
  loseAnswer('get', '/api/checkout')
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByRole('heading', { name: 'We could not check your payment' })).toBeVisible()
  expect(screen.getByText(/do not pay again yet/)).toBeVisible()
  expect(screen.queryByText(/Successful/)).not.toBeInTheDocument()
  await leave(unmount)
})

test('a guest whose browser stored nothing still reads that the payment is confirmed', async () => {
  arrive({ search: '?session_id=cs_1', pending: null })
  answer('get', '/api/checkout', { status: 'confirmed', reference: 'LL-7KM4QD' })
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('No Booking Data Found')
  expect((await screen.findByText('LL-7KM4QD')).parentElement).toHaveTextContent(
    'Your booking LL-7KM4QD is paid and confirmed.',
  )
  await leave(unmount)
})

test('broken stored data counts as none', async () => {
  arrive({ pending: null })
  sessionStorage.setItem('pendingBooking', '{broken')
  const { unmount } = render(<PaymentSuccess tours={tours} />)
  expect(heading()).toHaveTextContent('No Booking Data Found')
  await leave(unmount)
})

test('a guest who types the address while the payment page is still open reads that nothing is confirmed yet', async () => {
  sessionStorage.setItem('openCheckout', JSON.stringify({ sessionId: 'cs_open', key: 'k' }))
  answer('get', '/api/checkout', { status: 'processing', reference: 'LL-7KM4QD' })
  arrive({})
  render(<PaymentSuccess tours={tours} />)
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible()
  expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument()
  expect(sessionStorage.getItem('openCheckout')).not.toBeNull()
})
