import { POST as contact } from '@/app/api/requests/contact/route'
import { POST as checkout } from '@/app/api/checkout/route'
import { POST as crypto } from '@/app/api/crypto-bookings/route'
import { aCall, read } from '@/tests/support/a-call'
import { aProof } from '@/tests/support/a-proof'
import { aBackend } from '@/tests/support/a-backend'
import { easyProofs } from '@/tests/support/make-proofs-easy'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { PROOF_OF_WORK_HEADER } from '@/lib/contract/proof'
import { isExhaustive } from '@/tests/support/tier'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { consumeLimit } from '@/lib/limits/limits'

easyProofs()
const backend = aBackend()

/** How many clients compete for the same eight seats. */
const BUYERS = isExhaustive ? 40 : 16

const write = (client: string, email: string, headers: Record<string, string> = {}) =>
  contact(
    aCall(
      'POST',
      '/api/requests/contact',
      { name: 'Aino', email, message: 'Hello' },
      { [CLIENT_ADDRESS_HEADER]: client, ...headers },
    ),
  )

test('half of a client’s allowance needs no proof of work, the rest does, and then it is used up', async () => {
  const client = '198.51.100.1'
  await consumeLimit('enquiries_of_client', client, 58)
  for (const guest of ['aino', 'onni']) expect((await write(client, `${guest}@example.com`)).status).toBe(200)
  // Each of these counts as two attempts: one that receives the challenge, and one with the proof.
  for (const usedBetween of [56, 0]) {
    const email = `keen${usedBetween}@example.com`
    const wanted = await write(client, email)
    expect(Number(wanted.headers.get('retry-after'))).toBeGreaterThan(3000)
    const proof = await aProof((await read(wanted)).body)
    expect((await write(client, email, { [PROOF_OF_WORK_HEADER]: proof })).status).toBe(200)
    if (usedBetween > 0) await consumeLimit('enquiries_of_client', client, usedBetween)
  }
  const refused = await write(client, 'late@example.com')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await read(refused)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await write('198.51.100.2', 'other@example.com')).status).toBe(200)
})

test('a client that never sends a proof is told to wait in the end', async () => {
  const client = '198.51.100.5'
  const answer = async (tries: number) => (await read(await write(client, `flood${tries}@example.com`))).body
  await consumeLimit('enquiries_of_client', client, 59)
  expect(await answer(60)).toEqual({ success: true })
  expect(await answer(61)).toHaveProperty('challenge')
  await consumeLimit('enquiries_of_client', client, 58)
  expect(await answer(120)).toHaveProperty('challenge')
  expect(await answer(121)).toEqual({ code: 'too_many_requests', error: expect.any(String) })
})

test('an invalid request uses up no allowance', async () => {
  await consumeLimit('enquiries_of_client', '198.51.100.3', 59)
  for (let index = 0; index < 10; index += 1) {
    expect((await write('198.51.100.3', 'no address')).status).toBe(400)
  }
  expect((await write('198.51.100.3', 'right@example.com')).status).toBe(200)
})

const input = (departure: number, index: number, headers: Record<string, string> = {}, adults = 1) => {
  const metadata = {
    tour_id: 1,
    tour_date_id: departure,
    customer_name: 'Aino',
    customer_email: `guest${index}@example.com`,
    adults,
    children: 0,
    total_price: 179 * adults,
  }
  const body = { amount: 179 * adults, currency: 'eur', tour_name: 'Tour', tour_date: 'some day', metadata }
  return checkout(
    aCall('POST', '/api/checkout', body, { [CLIENT_ADDRESS_HEADER]: '198.51.100.4', ...headers }),
  )
}

/** Count the responses to concurrent calls by status. */
async function tally(calls: readonly Promise<Response>[]): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const { status, body } of await Promise.all((await Promise.all(calls)).map(read))) {
    const what = 'challenge' in Object(body) ? `${status} challenge` : `${status}`
    counts[what] = (counts[what] ?? 0) + 1
  }
  return counts
}

const many = (count: number, call: (index: number) => Promise<Response>) =>
  Array.from({ length: count }, (_, index) => call(index))

/** A departure on any future date. */
async function aFutureDeparture(seats: number): Promise<number> {
  const departure = await backend.aDeparture({ seats })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01'`)
  return departure
}

/** Release all holds, so that only new bookings are counted below. */
const release = () => backend.query(`UPDATE bookings SET state = 'lapsed'`)

test('bookings begun are limited per client; those for full dates do not count', async () => {
  const sold = await aFutureDeparture(0)
  const free = await aFutureDeparture(200)
  await consumeLimit('bookings_of_client', '198.51.100.4', 118)
  for (let index = 0; index < 10; index += 1) expect((await input(sold, index)).status).toBe(409)
  for (let index = 118; index < 120; index += 1) {
    expect((await input(free, index)).status).toBe(200)
    await release()
  }
  const wanted = await read(await input(free, 120))
  expect(wanted).toMatchObject({ status: 429, body: { code: 'too_many_requests', challenge: {} } })
  const proof = await aProof(wanted.body)
  expect((await input(free, 120, { [PROOF_OF_WORK_HEADER]: proof })).status).toBe(200)
  await consumeLimit('bookings_of_client', '198.51.100.4', 116)
  for (let index = 0; index < 2; index += 1) expect((await input(free, 121)).status).toBe(429)
  expect(await read(await input(free, 121))).toMatchObject({ body: { code: 'too_many_requests' } })
})

test('a burst of bookings is limited like a sequence, and bookings over the limit leave no hold', async () => {
  await release()
  const free = await aFutureDeparture(200)
  await consumeLimit('bookings_of_client', '198.51.100.4', 119)
  expect(await tally(many(6, (index) => input(free, index)))).toEqual({ '200': 1, '429 challenge': 5 })
  expect(await backend.seatsTaken(free)).toBe(1)
})

test('seats of bookings begun are limited per client and day: first a proof of work is required, then they are refused', async () => {
  await release()
  const free = await aFutureDeparture(200)
  const client = { [CLIENT_ADDRESS_HEADER]: '198.51.100.8' }
  await consumeLimit('seats_of_client', '198.51.100.8', 235)
  expect((await input(free, 1, client, 5)).status).toBe(200)
  await release()
  const wanted = await read(await input(free, 2, client))
  expect(wanted).toMatchObject({ status: 429, body: { challenge: {} } })
  expect(
    (await input(free, 2, { ...client, [PROOF_OF_WORK_HEADER]: await aProof(wanted.body) })).status,
  ).toBe(200)
  await consumeLimit('seats_of_client', '198.51.100.8', 240)
  const refused = await input(free, 3, client)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  expect((await read(refused)).body).not.toHaveProperty('challenge')
  expect(await backend.seatsTaken(free)).toBe(1)
})

/** Like a browser: retry when told to, because the queue is long on a slow machine. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  const answer = await send()
  return answer.status === 503 ? patiently(send) : answer
}

test('a crowd behind one address for eight seats: eight get them, and all others are told that they are gone', async () => {
  await release()
  const departure = await aFutureDeparture(8)
  const log = expectLog()
  const insist = async (index: number) => {
    const first = await patiently(() => input(departure, index))
    if (first.status !== 429) return first
    const proof = await aProof(await first.json())
    return patiently(() => input(departure, index, { [PROOF_OF_WORK_HEADER]: proof }))
  }
  expect(await tally(many(BUYERS, insist))).toEqual({ '200': 8, '409': BUYERS - 8 })
  for (const [line] of log.mock.calls) expect(line).toContain('QueueTimeoutError')
})

test('a burst of cryptocurrency bookings is limited per client too', async () => {
  await aFutureDeparture(400)
  const departures: number[] = []
  for (let index = 0; index < 5; index += 1) departures.push(await aFutureDeparture(4))
  await consumeLimit('bookings_of_client', '198.51.100.6', 119)
  const book = (departure: number) =>
    crypto(
      aCall(
        'POST',
        '/api/crypto-bookings',
        {
          tour_id: 1,
          tour_date_id: departure,
          customer_name: 'Aino',
          customer_email: `guest${departure}@example.com`,
          adults: 1,
          children: 0,
          total_price: 179,
          crypto_type: 'bitcoin',
        },
        { [CLIENT_ADDRESS_HEADER]: '198.51.100.6' },
      ),
    )
  expect(await tally(departures.map(book))).toEqual({ '200': 1, '429 challenge': 4 })
})

test('a key that belongs to another message, or is too long, uses up no allowance', async () => {
  const named = (email: string, key: string) => write('198.51.100.7', email, { 'idempotency-key': key })
  expect((await named('first@example.com', 'limits-key')).status).toBe(200)
  expect((await named('second@example.com', 'limits-key')).status).toBe(400)
  expect((await named('second@example.com', 'x'.repeat(256))).status).toBe(400)
  expect(await points('enquiries_of_client:198.51.100.7')).toBe(1)
})

async function points(key: string): Promise<number | undefined> {
  const rows = await backend.query<{ points: number }>(`SELECT points FROM rate_limits WHERE key = '${key}'`)
  return rows[0]?.points
}
