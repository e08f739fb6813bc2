import { DELETE as release, POST as checkout } from '@/app/api/checkout/route'
import { POST as crypto } from '@/app/api/crypto-bookings/route'
import { PROOF_OF_WORK_HEADER } from '@/lib/contract/proof'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { takeTurns } from '@/tests/faults/take-turns'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aProof } from '@/tests/support/a-proof'
import { aCall, read } from '@/tests/support/a-call'
import { easyProofs } from '@/tests/support/make-proofs-easy'
import { freezeClock } from '@/tests/support/freeze-clock'
import { isExhaustive } from '@/tests/support/tier'

/* One client takes as many seats of a season as it can, as fast as it can, and pays for none. */

easyProofs()
freezeClock(NOON)
const backend = aBackend()
const DATES = 50
const SEATS = 8
/** The number of dates that one client tries. */
const TRIED = isExhaustive ? DATES : 8
/** More than there are database connections; on a slow machine a hundred would not all get one in time. */
const AT_ONCE = 8

let dates: readonly number[] = []
let clients = 0

beforeAll(async () => {
  const ids: number[] = []
  for (let date = 0; date < DATES; date++) ids.push(await backend.aDeparture({ seats: SEATS }))
  dates = ids
})
afterEach(() => backend.query(`UPDATE bookings SET state = 'lapsed' WHERE state <> 'lapsed'`))

const aClient = () => `198.51.100.${clients++}`

function inputFor(departure: number, guests: number) {
  const input = {
    tour_id: 1,
    tour_date_id: departure,
    customer_name: 'Aino',
    customer_email: `guest${departure}@example.com`,
    adults: guests,
    children: 0,
    total_price: 179 * guests,
  }
  return { input, total: 179 * guests }
}

function payByCard(client: string, departure: number, guests: number, headers: Record<string, string> = {}) {
  const { input, total } = inputFor(departure, guests)
  const body = { amount: total, currency: 'eur', tour_name: 'Tour', tour_date: 'some day', metadata: input }
  return checkout(aCall('POST', '/api/checkout', body, { [CLIENT_ADDRESS_HEADER]: client, ...headers }))
}

function payByCrypto(
  client: string,
  departure: number,
  guests: number,
  headers: Record<string, string> = {},
) {
  const { input } = inputFor(departure, guests)
  const body = { ...input, crypto_type: 'bitcoin' }
  return crypto(aCall('POST', '/api/crypto-bookings', body, { [CLIENT_ADDRESS_HEADER]: client, ...headers }))
}

/** Like a browser: work out the proof that is requested, and send the request again. */
async function insist(book: typeof payByCard, client: string, departure: number, guests: number) {
  const first = await read(await book(client, departure, guests))
  if (!('challenge' in Object(first.body))) return first
  return read(await book(client, departure, guests, { [PROOF_OF_WORK_HEADER]: await aProof(first.body) }))
}

async function seatsHeld(): Promise<number> {
  const [row] = await backend.query<{ seats: number }>(
    `SELECT COALESCE(sum(seats), 0)::int AS seats FROM bookings WHERE state IN ('hold', 'awaiting_payment')`,
  )
  return row?.seats ?? 0
}

test.each([
  ['card', payByCard],
  ['cryptocurrency', payByCrypto],
])('without a proof of work one client gets at most 5 %% of a tour’s seats by %s', async (_by, book) => {
  const client = aClient()
  const statuses: number[] = []
  const wishes = dates
    .slice(0, TRIED)
    .flatMap((departure) => [SEATS, SEATS / 2].map((seats) => ({ departure, seats })))
  await takeTurns(wishes, AT_ONCE, async ({ departure, seats }) => {
    statuses.push((await book(client, departure, seats)).status)
  })
  expect(await seatsHeld()).toBeGreaterThan(0)
  expect(await seatsHeld()).toBeLessThanOrEqual(DATES * SEATS * 0.05)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
})

test('the third unpaid booking of a client requires a proof of work, however and for whichever date it is made', async () => {
  const client = aClient()
  const [one = 0, two = 0, three = 0] = dates
  expect((await payByCard(client, one, 1)).status).toBe(200)
  expect((await payByCrypto(client, two, 1)).status).toBe(200)
  for (const book of [payByCard, payByCrypto]) {
    expect(await read(await book(client, three, 1))).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', challenge: {} },
    })
    expect((await insist(book, client, three, 1)).status).toBe(200)
  }
  expect((await payByCard(aClient(), three, 1)).status).toBe(200)
})

test('bookings that a client has paid, cancelled or let expire no longer count', async () => {
  const client = aClient()
  const departure = await backend.aDeparture({ seats: SEATS })
  const book = () => payByCard(client, departure, 1)
  await book()
  const { body } = await read(await book())
  expect((await book()).status).toBe(429)

  const path = `/api/checkout?session_id=${Object(body).sessionId}`
  expect((await release(aCall('DELETE', path))).status).toBe(200)
  expect((await book()).status).toBe(200)
  expect((await book()).status).toBe(429)

  const change = (to: string) =>
    backend.query(
      `UPDATE bookings SET ${to} WHERE id = (
         SELECT id FROM bookings WHERE state = 'hold' AND departure_id = ${departure} LIMIT 1)`,
    )
  await change(`state = 'confirmed'`)
  expect((await book()).status).toBe(200)
  // The payment page expired unpaid, as Stripe reported.
  await backend.query(`UPDATE checkouts SET state = 'expired'`)
  await change(`expires_at = '${NOON.toISOString()}'`)
  expect((await book()).status).toBe(200)
  expect((await book()).status).toBe(429)
})

test('a party that takes more than half of a departure’s seats must solve a proof of work, and gets them', async () => {
  const [departure = 0] = dates
  const client = aClient()
  expect(await read(await payByCard(client, departure, 5))).toMatchObject({ status: 429 })
  expect(await seatsHeld()).toBe(0)
  expect((await insist(payByCard, client, departure, 8)).status).toBe(200)
})

test('with all the proofs it can solve, one client gets a tenth of a tour’s seats, and reads how long to wait', async () => {
  const client = aClient()
  const statuses: number[] = []
  for (const departure of dates.slice(0, 7)) {
    statuses.push((await insist(payByCard, client, departure, SEATS)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await seatsHeld()).toBe(40)
  const refused = await payByCard(client, dates[9] ?? 0, 1)
  expect(refused.headers.get('retry-after')).toBe(String(35 * 60))
  expect(await read(refused)).toEqual({
    status: 429,
    body: { code: 'too_many_requests', error: expect.stringContaining('try again in 35 minutes') },
  })
})

test('many clients with proofs of work leave each other one departure’s seats, beyond a quarter of a tour', async () => {
  for (const departure of dates.slice(0, 12)) {
    expect((await insist(payByCard, aClient(), departure, SEATS)).status).toBe(200)
  }
  const client = aClient()
  const [one = 0, two = 0] = dates.slice(20)
  expect(await read(await payByCard(client, one, 5))).toMatchObject({ status: 429, body: { challenge: {} } })
  expect((await insist(payByCard, client, one, 5)).status).toBe(200)
  expect((await insist(payByCard, client, two, 4)).status).toBe(429)
  expect((await insist(payByCard, client, two, 3)).status).toBe(200)
})

test('a client mark is kept with a booking while it is unpaid, names nobody, and is removed when it ends', async () => {
  const client = aClient()
  const departure = await backend.aDeparture({ seats: SEATS })
  await payByCard(client, departure, 1)
  await payByCrypto(client, departure, 1)
  const marks = async () => {
    const rows = await backend.query<{ client_hash: string | null }>(
      `SELECT client_hash FROM bookings WHERE departure_id = ${departure}`,
    )
    return rows.map(({ client_hash: mark }) => mark)
  }
  const [mark, other] = await marks()
  expect(mark).toMatch(/^[\w-]{22}$/)
  expect(other).toBe(mark)
  for (const state of ['confirmed', 'cancelled', 'lapsed', 'refunded']) {
    const change = (to: string) =>
      backend.query(`UPDATE bookings SET ${to} WHERE departure_id = ${departure}`)
    await change(`state = 'hold', client_hash = 'mark'`)
    expect(await marks()).toEqual(['mark', 'mark'])
    await change(`state = '${state}'`)
    expect(await marks()).toEqual([null, null])
  }
})
