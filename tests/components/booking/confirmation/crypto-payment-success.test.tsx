import { render, screen } from '@/tests/support/testing-library'
import { StrictMode } from 'react'

import { CryptoPaymentSuccess } from '@/components/booking/confirmation/crypto-payment-success'
import { tours } from '@/content/tours/all-tours'
import { saveToSession } from '@/lib/browser/session'

const booking = {
  customer_name: 'Anna Virtanen',
  customer_email: 'anna@example.com',
  customer_phone: '+358 40 1',
  adults: 2,
  children: 0,
  total_price: 358,
  tour_date: 'Saturday, 28 November 2026',
  tour_name: 'Guaranteed Northern Lights Tour',
  crypto_type: 'ethereum',
  special_requests: '',
}

function store(overrides: Partial<typeof booking> = {}) {
  sessionStorage.setItem('cryptoBooking', JSON.stringify({ ...booking, ...overrides }))
  sessionStorage.setItem('cryptoReference', JSON.stringify({ reference: 'LL-7KM4QD' }))
}

async function leave(unmount: () => void) {
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
}

function factOf(name: string) {
  return screen.getByText(name).nextSibling
}

beforeEach(() => sessionStorage.clear())

test('the stored crypto booking is shown as specified and removed', async () => {
  store()
  const { unmount } = render(<CryptoPaymentSuccess tours={tours} />, { wrapper: StrictMode })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Crypto Booking Submitted!')
  expect(factOf('Reference')).toHaveTextContent('LL-7KM4QD')
  expect(factOf('Tour')).toHaveTextContent('Guaranteed Northern Lights Tour')
  expect(factOf('Date')).toHaveTextContent('Saturday, 28 November 2026')
  expect(factOf('Adults')).toHaveTextContent('2')
  expect(factOf('Children')).toHaveTextContent('0')
  expect(factOf('Total')).toHaveTextContent('358 €')
  expect(factOf('Payment')).toHaveTextContent('ETHEREUM')
  expect(factOf('Email')).toHaveTextContent('anna@example.com')
  expect(factOf('Phone')).toHaveTextContent('+358 40 1')
  expect(
    screen.getByText(/wallet address and payment details will be sent to you within 24 hours/),
  ).toBeVisible()
  expect(screen.getByText(/Payment must be completed within 48 hours/)).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  await leave(unmount)
})

test('without a phone number its line is omitted, and an unnamed currency is called Cryptocurrency', async () => {
  store({ customer_phone: '', crypto_type: '' })
  const { unmount } = render(<CryptoPaymentSuccess tours={tours} />)
  expect(screen.queryByText('Phone')).not.toBeInTheDocument()
  expect(factOf('Payment')).toHaveTextContent('Cryptocurrency')
  await leave(unmount)
})

test('a visit without a stored booking says that there is none', async () => {
  const { unmount } = render(<CryptoPaymentSuccess tours={tours} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No Booking Data Found')
  expect(screen.getByText('Please return to the tours page and try again.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Tours' })).toHaveAttribute('href', '/')
  await leave(unmount)
})

test('a second booking in the same tab is shown as well', async () => {
  store()
  const first = render(<CryptoPaymentSuccess tours={tours} />)
  await leave(first.unmount)
  store({ tour_name: 'Ice Fishing Experience' })
  const second = render(<CryptoPaymentSuccess tours={tours} />)
  expect(factOf('Tour')).toHaveTextContent('Ice Fishing Experience')
  await leave(second.unmount)
})

test('a browser that blocks storage still shows the booking, once', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  saveToSession('cryptoBooking', booking)
  const { unmount } = render(<CryptoPaymentSuccess tours={tours} />)
  expect(await screen.findByText('Crypto Booking Submitted!')).toBeVisible()
  await leave(unmount)
  render(<CryptoPaymentSuccess tours={tours} />)
  expect(await screen.findByText('No Booking Data Found')).toBeVisible()
})
