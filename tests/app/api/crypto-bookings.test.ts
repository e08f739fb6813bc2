import { POST } from '@/app/api/crypto-bookings/route'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { PROOF_OF_WORK_HEADER } from '@/lib/contract/proof'
import { aProof } from '@/tests/support/a-proof'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { easyProofs } from '@/tests/support/make-proofs-easy'
import { freezeClock } from '@/tests/support/freeze-clock'

easyProofs()
freezeClock(NOON)
const backend = aBackend()
/** The rest of the season, so that the limit on unpaid seats is not reached. */
beforeAll(() => backend.aDeparture({ seats: 400 }))
let clients = 0
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

/** End all other holds. */
afterEach(() => backend.query("UPDATE bookings SET state = 'lapsed' WHERE state <> 'lapsed'"))

/** Each call is a new client. */
const post = async (body: unknown, headers?: Record<string, string>) =>
  read(
    await POST(
      aCall('POST', '/api/crypto-bookings', body, {
        [CLIENT_ADDRESS_HEADER]: `192.0.2.${clients++}`,
        ...headers,
      }),
    ),
  )

/** Like a browser: work out the proof that is requested, and send the request again. */
async function insist(body: object) {
  const first = await post(body)
  if (first.status !== 429) return first
  return post(body, { [PROOF_OF_WORK_HEADER]: await aProof(first.body) })
}

test('a crypto booking holds its seats for 48 hours and queues both e-mails', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  expect(await post(aRequest(departureId))).toEqual({
    status: 200,
    body: {
      success: true,
      reference: expect.stringMatching(/^LL-\w{6}$/),
      paymentDueAt: '2026-12-03T10:00:00.000Z',
    },
  })
  expect(await backend.bookings(departureId)).toMatchObject([
    { state: 'awaiting_payment', seats: 3, crypto_type: 'usdc', special_requests: 'One vegetarian' },
  ])
  expect(await backend.emails(departureId)).toEqual(RECEIVED)
})

test('a double click is one booking with one e-mail of each kind', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const send = () => post(aRequest(departureId), { 'idempotency-key': 'crypto-twice' })
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toEqual(first)
  expect(await backend.seatsTaken(departureId)).toBe(3)
  expect(await backend.emails(departureId)).toEqual(RECEIVED)
})

test('twenty guests at once for eight seats: half of them are held unpaid, and nobody gets an error', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guest) => post(aRequest(departureId, oneOf(`guest${guest}@example.com`)))),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(16).fill(409)])
  expect(await backend.seatsTaken(departureId)).toBe(4)
  expect(answers).toContainEqual({
    status: 409,
    body: {
      error: expect.stringMatching(/^No more places can be held for cryptocurrency .* payment by card /),
      code: 'not_enough_crypto_slots',
      availableSpots: 0,
    },
  })
})

test('a second unpaid booking of an address on a date is treated like any other', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const book = (adults: number) =>
    post(aRequest(departureId, { ...oneOf('eve@example.com'), adults, total_price: adults * 179 }))
  expect(await book(2)).toMatchObject({ status: 200 })
  expect(await book(2)).toMatchObject({ status: 200 })
  expect(await book(1)).toMatchObject({ status: 409, body: { code: 'not_enough_crypto_slots' } })
})

test('within 24 hours of the start cryptocurrency is closed; before that it is due six hours before the start', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const startAt = (instant: string) =>
    backend.query(
      `UPDATE departures SET starts_at = '${instant}', closes_at = '${instant}' WHERE id = ${departureId}`,
    )
  await startAt('2026-12-02T10:00:00Z')
  expect(await post(aRequest(departureId))).toEqual({
    status: 409,
    body: {
      error: 'Within 24 hours of the start a date can be booked by card alone.',
      code: 'crypto_closed',
    },
  })
  await startAt('2026-12-02T10:00:00.001Z')
  expect(await post(aRequest(departureId))).toMatchObject({
    status: 200,
    body: { paymentDueAt: '2026-12-02T04:00:00.001Z' },
  })
  expect(await backend.bookings(departureId)).toMatchObject([
    { expires_at: new Date('2026-12-02T04:00:00.001Z') },
  ])
})

test('the same booking request under its key returns its booking, even if another would be refused', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const send = () => post(aRequest(departureId), { 'idempotency-key': 'crypto-again' })
  const first = await send()
  expect(await post(aRequest(departureId, oneOf('next@example.com')))).toMatchObject({ status: 200 })
  expect(await post(aRequest(departureId))).toMatchObject({ body: { code: 'not_enough_crypto_slots' } })
  expect(await send()).toEqual(first)
})

test('a party that takes a whole departure is held; then cryptocurrency must wait, and card buyers read how many places are left', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const all = aRequest(departureId, { adults: 7, children: 0, total_price: 1253 })
  expect(await insist(all)).toMatchObject({ status: 200 })
  expect(await post(aRequest(departureId, oneOf('next@example.com')))).toMatchObject({
    status: 409,
    body: { code: 'not_enough_crypto_slots', availableSpots: 0 },
  })
  const card = await startCheckout(aBookingInput({ departureId, customerEmail: 'next@example.com' }), NOON)
  expect(card).toMatchObject({ kind: 'started' })
})

test('a tenth of a tour’s seats can be held unpaid, however many clients try at once', async () => {
  await backend.query('UPDATE departures SET is_closed = true')
  const departures: number[] = []
  for (let index = 0; index < 30; index += 1) departures.push(await backend.aDeparture({ seats: 8 }))
  const all = { adults: 8, children: 0, total_price: 1432 }
  const ask = (id: number) => insist(aRequest(id, { ...all, customer_email: `guest${id}@example.com` }))
  const answers = []
  // Ten at a time: including their proofs, a busy machine cannot handle more within the time limit.
  for (let from = 0; from < departures.length; from += 10)
    answers.push(...(await Promise.all(departures.slice(from, from + 10).map(ask))))
  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(refused).toHaveLength(27)
  expect(refused[0]?.body).toMatchObject({ code: 'not_enough_crypto_slots', availableSpots: 0 })
  const [taken] = await backend.query<{ seats: number }>(
    `SELECT sum(seats_taken)::int AS seats FROM departures WHERE id IN (${departures.join()})`,
  )
  expect(taken?.seats).toBe(24)
})

test('the same refusals as for cards', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  expect(await post(aRequest(departureId))).toMatchObject({ status: 409, body: { availableSpots: 2 } })
  const free = await backend.aDeparture({ seats: 8 })
  expect(await post(aRequest(free, { total_price: 1 }))).toMatchObject({ status: 409, body: { amount: 487 } })
  expect(await post(aRequest(424_242))).toMatchObject({ status: 404, body: { code: 'date_not_found' } })
  expect(await post(aRequest(free, { crypto_type: 'dogecoin' }))).toMatchObject({ status: 400 })
  expect(await post(aRequest(free, { payment_type: 'card' }))).toMatchObject({ status: 400 })
  expect(await post(aRequest(free), { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
})
