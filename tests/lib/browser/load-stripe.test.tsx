import { loadStripe } from '@stripe/stripe-js/pure'
import { screen, waitFor } from '@/tests/support/testing-library'

import { navigateAway } from '@/lib/browser/navigate-away'
import { answer, callsOf, fillIn, openPanel, standUpApi } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }))

standUpApi()

const URL = 'https://pay.example/cs_1'
const load = jest.mocked(loadStripe)

beforeEach(() => answer('post', '/api/checkout', { sessionId: 'cs_1', url: URL, reference: 'LL-7KM4QD' }))

const payButton = () => screen.getByRole('button', { name: 'Pay with card' })

// In this order: what is loaded once stays loaded, as in a browser.

test('Stripe’s script is asked for when a guest pays by card, and a payment goes on without it', async () => {
  load.mockRejectedValue(new Error('Failed to load Stripe.js'))
  const { guest } = await openPanel()
  await fillIn(guest)
  expect(load).not.toHaveBeenCalled()
  await guest.click(payButton())
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith(URL))
  expect(load).toHaveBeenCalledWith('pk_test_1')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a publishable key it is not asked for', async () => {
  const { guest } = await openPanel({ publishableKey: '' })
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('one that never comes is not waited for, and is asked for once', async () => {
  load.mockReturnValue(new Promise(() => {}))
  answer('post', '/api/checkout', { error: 'Only 2 slots available for this date', code: 'invalid' }, 409)
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(payButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  await guest.click(payButton())
  await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(2))
  expect(load).toHaveBeenCalledTimes(1)
})
