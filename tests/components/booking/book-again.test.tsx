import { screen, waitFor } from '@/tests/support/testing-library'

import { rememberBooking } from '@/lib/browser/remembered-bookings'
import { navigateAway } from '@/lib/browser/navigate-away'
import { answer, callsOf, dayCell, fillIn, openPanel, standUpApi, stored } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

beforeEach(() => {
  rememberBooking({
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Saturday, 28 November 2026',
    customer_email: 'Anna@example.com',
  })
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/1', reference: 'LL-7KM4QD' })
})

async function pay() {
  const { guest } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  return guest
}

test('booking the same guest, tour and date again asks first', async () => {
  const guest = await pay()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Book again\?/)
  expect(callsOf('POST')).toHaveLength(0)
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
})

test('another date gets no ‘Book again?’', async () => {
  const guest = await pay()
  await guest.click(dayCell(/25 November/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
})

test('another address gets no ‘Book again?’', async () => {
  const guest = await pay()
  await guest.type(screen.getByLabelText('Email'), '.org')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
})

test('the data stored for this contains nothing about the guest', () => {
  expect(JSON.stringify(stored('madeBookings'))).not.toMatch(/anna|northern|november/i)
})

test('‘Book again?’ also appears for a booking made in another tab, and nothing about the guest is shared', async () => {
  const told = stored('madeBookings') ?? {}
  sessionStorage.clear()
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('made-bookings')
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => {
    heard.push(data)
    if (JSON.stringify(data) === '{"asks":true}') otherTab.postMessage({ made: Object.keys(told) })
  }
  const { guest } = await openPanel()
  await waitFor(() => expect(stored('madeBookings')).not.toBeNull())
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Book again\?/)
  otherTab.postMessage({ asks: true })
  await waitFor(() => expect(heard).toContainEqual({ made: Object.keys(told) }))
  expect(JSON.stringify(heard)).not.toMatch(/anna|northern|november/i)
  otherTab.close()
})
