import { POST } from '@/app/api/crypto-bookings/route'
import { aDesk, NOON } from '@/tests/a-desk'
import { aCall, read } from '@/tests/app/api/a-call'
import { freezeClock } from '@/tests/freeze-clock'

freezeClock(NOON)
const desk = aDesk()
const RECEIVED = ['crypto-received-guest', 'crypto-received-operator']

function aRequest(departureId: number, overrides: object = {}) {
  return {
    tour_id: 1,
    tour_date_id: departureId,
    customer_name: 'Aino Korhonen',
    customer_email: 'aino@example.com',
    customer_phone: '+358 40 1234567',
    adults: 2,
    children: 1,
    total_price: 487,
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Saturday, 12 December 2026',
    crypto_type: 'usdc',
    special_requests: 'One vegetarian',
    payment_type: 'crypto',
    ...overrides,
  }
}

const post = async (body: unknown, headers?: Record<string, string>) =>
  read(await POST(aCall('POST', '/api/crypto-bookings', body, headers)))

test('a crypto booking keeps its seats for 48 hours and owes both letters', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  expect(await post(aRequest(departureId))).toEqual({
    status: 200,
    body: {
      success: true,
      reference: expect.stringMatching(/^LL-\w{6}$/),
      paymentDueAt: '2026-12-03T10:00:00.000Z',
    },
  })
  expect(await desk.bookings(departureId)).toMatchObject([
    { state: 'awaiting_payment', seats: 3, crypto_type: 'usdc', special_requests: 'One vegetarian' },
  ])
  expect(await desk.letters(departureId)).toEqual(RECEIVED)
})

test('a double click is one booking with one letter of each kind', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const send = () => post(aRequest(departureId), { 'idempotency-key': 'crypto-twice' })
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toEqual(first)
  expect(await desk.seatsTaken(departureId)).toBe(3)
  expect(await desk.letters(departureId)).toEqual(RECEIVED)
})

test('twenty at once for eight seats: no seat is sold twice, nobody gets a fault', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const one = { adults: 1, children: 0, total_price: 179 }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(aRequest(departureId, one))))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(8).fill(200), ...Array<number>(12).fill(409)])
  expect(await desk.seatsTaken(departureId)).toBe(8)
})

test('the same refusals as by card', async () => {
  const departureId = await desk.aDeparture({ seats: 2 })
  expect(await post(aRequest(departureId))).toMatchObject({ status: 409, body: { availableSpots: 2 } })
  const free = await desk.aDeparture({ seats: 8 })
  expect(await post(aRequest(free, { total_price: 1 }))).toMatchObject({ status: 409, body: { amount: 487 } })
  expect(await post(aRequest(424_242))).toMatchObject({ status: 404, body: { code: 'date_not_found' } })
  expect(await post(aRequest(free, { crypto_type: 'dogecoin' }))).toMatchObject({ status: 400 })
  expect(await post(aRequest(free, { payment_type: 'card' }))).toMatchObject({ status: 400 })
  expect(await post(aRequest(free), { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
})
