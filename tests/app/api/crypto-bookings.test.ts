import { POST } from '@/app/api/crypto-bookings/route'
import { startCheckout } from '@/lib/desk/start-checkout'
import { aDesk, aWish, NOON } from '@/tests/a-desk'
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

const oneOf = (customer_email: string) => ({ customer_email, adults: 1, children: 0, total_price: 179 })

/** Everybody else's holds are over. */
afterEach(() => desk.query("UPDATE bookings SET state = 'lapsed' WHERE state <> 'lapsed'"))

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

test('twenty guests at once for eight seats: half of them are held unpaid, nobody gets a fault', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guest) => post(aRequest(departureId, oneOf(`guest${guest}@example.com`)))),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(16).fill(409)])
  expect(await desk.seatsTaken(departureId)).toBe(4)
  expect(answers).toContainEqual({
    status: 409,
    body: {
      error: expect.stringMatching(/^No more places can be held for cryptocurrency .* By card /),
      code: 'not_enough_crypto_slots',
      availableSpots: 0,
    },
  })
})

test('one address sending twenty at once, in small and capital letters, holds one place', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(aRequest(departureId, oneOf(index % 2 ? 'Eve@Example.com' : 'eve@example.com'))),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(19)
  expect(refused[0]?.body).toEqual({
    error: expect.stringMatching(/unpaid cryptocurrency booking for this date already.* by card/),
    code: 'crypto_hold_exists',
  })
  expect(await desk.seatsTaken(departureId)).toBe(1)
})

test('the same wish under its key is answered with its booking, although another would be refused', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const send = () => post(aRequest(departureId), { 'idempotency-key': 'crypto-again' })
  const first = await send()
  expect(await post(aRequest(departureId))).toMatchObject({ body: { code: 'crypto_hold_exists' } })
  expect(await send()).toEqual(first)
})

test('an address may hold places on another date, and on the same one when the first are paid or lapsed', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const book = () => post(aRequest(departureId, oneOf('eve@example.com')))
  expect(await book()).toMatchObject({ status: 200 })
  expect(await post(aRequest(await desk.aDeparture({ seats: 8 }), oneOf('eve@example.com')))).toMatchObject({
    status: 200,
  })
  await desk.query(`UPDATE bookings SET state = 'confirmed' WHERE departure_id = ${departureId}`)
  expect(await book()).toMatchObject({ status: 200 })
  await desk.query(
    `UPDATE bookings SET expires_at = '${NOON.toISOString()}' WHERE departure_id = ${departureId}`,
  )
  expect(await book()).toMatchObject({ status: 200 })
  expect(await book()).toMatchObject({ status: 409 })
})

test('a party that takes a whole departure is held; then cryptocurrency waits and cards hear what is left', async () => {
  const departureId = await desk.aDeparture({ seats: 8 })
  const all = { adults: 7, children: 0, total_price: 1253 }
  expect(await post(aRequest(departureId, all))).toMatchObject({ status: 200 })
  expect(await post(aRequest(departureId, oneOf('next@example.com')))).toMatchObject({
    status: 409,
    body: { code: 'not_enough_crypto_slots', availableSpots: 0 },
  })
  const card = await startCheckout(aWish({ departureId, customerEmail: 'next@example.com' }), NOON)
  expect(card).toMatchObject({ kind: 'started' })
})

test('a tenth of a tour’s seats can be held unpaid, however many ask at once and whoever they are', async () => {
  await desk.query('UPDATE departures SET is_closed = true')
  const departures: number[] = []
  for (let index = 0; index < 30; index += 1) departures.push(await desk.aDeparture({ seats: 8 }))
  const all = { adults: 8, children: 0, total_price: 1432 }
  const answers = await Promise.all(
    departures.map((id, guest) =>
      post(aRequest(id, { ...all, customer_email: `guest${guest}@example.com` })),
    ),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(refused).toHaveLength(27)
  expect(refused[0]?.body).toMatchObject({ code: 'not_enough_crypto_slots', availableSpots: 0 })
  const [taken] = await desk.query<{ seats: number }>(
    `SELECT sum(seats_taken)::int AS seats FROM departures WHERE id IN (${departures.join()})`,
  )
  expect(taken?.seats).toBe(24)
})

test('one address holds places on twenty dates unpaid and gets so many letters, at once and in any letter case', async () => {
  const departures: number[] = []
  for (let index = 0; index < 25; index += 1) departures.push(await desk.aDeparture({ seats: 40 }))
  const answers = await Promise.all(
    departures.map((id, index) =>
      post(aRequest(id, oneOf(index % 2 ? 'BOMB@example.com' : 'bomb@example.com'))),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body).toEqual({
    error:
      'There are too many unpaid bookings for this email address. Please pay or wait before you book more.',
    code: 'too_many_requests',
  })
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
