import { screen, waitFor, within } from '@/tests/support/testing-library'
import { http, HttpResponse } from 'msw'

import { solveProofOfWork } from '@/lib/browser/solve-proof-of-work'
import { navigateAway } from '@/lib/browser/navigate-away'
import { stubDialog } from '@/tests/support/dialog-stub'
import { api, callsOf, fillIn, openPanel, standUpApi } from '@/tests/support/panel-api'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
jest.mock('@/lib/browser/navigate-away')
// Workers need a browser; tests/e2e covers them.
jest.mock('@/lib/browser/solve-proof-of-work', () => ({ solveProofOfWork: jest.fn() }))

standUpApi()
beforeAll(stubDialog)

let finish = () => {}
beforeEach(() => {
  jest
    .mocked(solveProofOfWork)
    .mockReturnValue(new Promise((resolve) => (finish = () => resolve('cHJvb2Y='))))
})

function askOnce(path: string, answer: object) {
  api.use(
    http.post(path, ({ request }) => {
      if (request.headers.get('Proof-Of-Work') === 'cHJvb2Y=') return HttpResponse.json(answer)
      return HttpResponse.json({ error: 'Again.', code: 'too_many_requests', challenge: {} }, { status: 429 })
    }),
  )
}

test('a card payment waits for the proof with a calm message, then goes to the payment page', async () => {
  askOnce('/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/cs_1', reference: 'LL-7KM4QD' })
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  expect(await screen.findByText(/^One moment, please/)).toHaveAttribute('role', 'status')
  finish()
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('https://pay.example/cs_1'))
  await waitFor(() => expect(screen.queryByText(/^One moment/)).toBeNull())
  const [first, second] = callsOf('POST /api/checkout')
  expect(second?.key).toBe(first?.key)
})

test('a cryptocurrency booking waits for the proof in its dialog, and is confirmed', async () => {
  askOnce('/api/crypto-bookings', { success: true, reference: 'LL-7KM4QD', paymentDueAt: '' })
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  const dialog = within(screen.getByRole('dialog'))
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(await dialog.findByText(/^One moment, please/)).toHaveAttribute('role', 'status')
  finish()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-payment-success'))
})

test('a booking that cryptocurrency cannot pay for is refused in the dialog with what to do', async () => {
  const error = 'Within 24 hours of the start, you can only pay by card.'
  const refuse = () => HttpResponse.json({ error, code: 'crypto_closed' }, { status: 409 })
  api.use(http.post('/api/crypto-bookings', refuse))
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  const dialog = within(screen.getByRole('dialog'))
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(await dialog.findByText(error)).toBeVisible()
})
