import { EMPTY_BOOKING_FIELDS } from '@/lib/browser/booking-fields'
import { navigateAway } from '@/lib/browser/navigate-away'
import { startCardPayment } from '@/lib/browser/start-card-payment'
import { words } from '@/lib/words/words'
import { answer, calls, callsOf, standUpApi } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

const content = {
  tourId: 1,
  tourName: 'Guaranteed Northern Lights Tour',
  prices: { adultCents: 179_00, childCents: 129_00 },
  fields: { ...EMPTY_BOOKING_FIELDS, fullName: 'Anna', email: 'anna@example.com' },
  day: '2026-11-28',
  departureId: 12,
  language: 'en',
} as const

const say = words('booking', 'en')

const options = { honeypot: '', onProof: () => {} }

beforeEach(() => {
  answer('post', '/api/checkout', {
    sessionId: 'cs_1',
    url: 'https://pay.example/cs_1',
    reference: 'LL-7KM4QD',
  })
  answer('delete', '/api/checkout', { released: true, status: 'expired' })
})

test('a payment page that was opened and never reached gives its seats back before another booking request', async () => {
  await startCardPayment(say, content, 'pk', options)
  await startCardPayment(say, { ...content, departureId: 14, day: '2026-12-12' }, 'pk', options)
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /api/checkout',
    'DELETE /api/checkout?session_id=cs_1',
    'POST /api/checkout',
  ])
})

test('the same booking request again keeps its payment page and its key', async () => {
  await startCardPayment(say, content, 'pk', options)
  await startCardPayment(say, content, 'pk', options)
  expect(callsOf('DELETE')).toHaveLength(0)
  const [first, second] = callsOf('POST')
  expect(second?.key).toBe(first?.key)
  expect(navigateAway).toHaveBeenCalledTimes(2)
})

test('a browser that stores nothing still pays', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await startCardPayment(say, content, 'pk', options)).toEqual({ kind: 'leaving' })
  refuse.mockRestore()
})
