import { POST } from '@/app/api/checkout/route'
import { POST as postCrypto } from '@/app/api/crypto-bookings/route'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'

jest.mock('@/lib/env', () => ({ ...jest.requireActual<object>('@/lib/env'), publishableKey: '' }))
freezeClock(NOON)
const backend = aBackend()

test('without a publishable key a card is refused with what to do, nothing is held, and crypto still works', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const guest = { customer_name: 'Aino Korhonen', customer_email: 'aino@example.com', adults: 1, children: 0 }
  const input = { tour_id: 1, tour_date_id: departureId, ...guest, total_price: 179 }
  const card = await POST(aCall('POST', '/api/checkout', { amount: 179, currency: 'eur', metadata: input }))
  const { status, body } = await read(card)
  expect(status).toBe(503)
  expect(body).toMatchObject({
    code: 'payment_not_configured',
    error: expect.stringContaining('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY'),
  })
  expect(await backend.seatsTaken(departureId)).toBe(0)

  const crypto = await postCrypto(aCall('POST', '/api/crypto-bookings', { ...input, crypto_type: 'bitcoin' }))
  expect(await read(crypto)).toMatchObject({ status: 200, body: { success: true } })
})
