import { POST as checkout } from '@/app/api/checkout/route'
import { POST as crypto } from '@/app/api/crypto-bookings/route'
import { POST as contact } from '@/app/api/requests/contact/route'
import { POST as customizedTour } from '@/app/api/requests/customized-tour/route'
import { FILL_TIME_HEADER, PROOF_OF_WORK_HEADER } from '@/lib/contract/proof'
import { purgeExpiredRecords } from '@/lib/use-cases/scheduled/purge-expired-records'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { aBackend } from '@/tests/support/a-backend'
import { aProof } from '@/tests/support/a-proof'
import { aCall, read } from '@/tests/support/a-call'

const backend = aBackend()
let clients = 0

const aMessage = { name: 'Aino', email: 'aino@example.com', message: 'Hello' }
const HASTY = { [FILL_TIME_HEADER]: '1499' }
const WANTED = {
  status: 429,
  body: { code: 'too_many_requests', error: expect.any(String), challenge: expect.any(Object) },
}
const RECEIVED = { status: 200, body: { success: true } }

afterEach(() => backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM used_proofs'))

/** A client that no other test uses. */
const aClient = () => ({ [CLIENT_ADDRESS_HEADER]: `192.0.2.${clients++}` })

const write = async (headers: Record<string, string>, body: object = aMessage) =>
  read(await contact(aCall('POST', '/api/requests/contact', body, headers)))

const kept = async () => (await backend.query('SELECT FROM enquiries')).length

test('a form filled in faster than a human could needs a proof, and is accepted with it', async () => {
  const client = aClient()
  const { status, body } = await write({ ...client, ...HASTY })
  expect({ status, body }).toMatchObject(WANTED)
  expect(await kept()).toBe(0)
  expect(await write({ ...client, ...HASTY, [PROOF_OF_WORK_HEADER]: await aProof(body) })).toEqual(RECEIVED)
  expect(await kept()).toBe(1)
})

test.each([['1500'], ['86400000']])('%s milliseconds count as human', async (ms) => {
  expect(await write({ ...aClient(), [FILL_TIME_HEADER]: ms })).toEqual(RECEIVED)
})

test.each(['0', '-5', 'soon', '1e9', '9'.repeat(300)])('%s milliseconds are suspicious', async (ms) => {
  expect(await write({ ...aClient(), [FILL_TIME_HEADER]: ms })).toMatchObject(WANTED)
})

test.each(['http://spam.example', 0, false, {}])('a honeypot filled with %j is suspicious', async (topic) => {
  expect(await write(aClient(), { ...aMessage, topic })).toMatchObject(WANTED)
})

test.each([undefined, null, ''])('a honeypot left %j is not suspicious', async (topic) => {
  expect(await write(aClient(), { ...aMessage, topic })).toEqual(RECEIVED)
})

test('every form endpoint requires a proof', async () => {
  const body = { ...aMessage, topic: 'x' }
  const departure = await backend.aDeparture({ seats: 8 })
  await backend.query(`UPDATE departures SET starts_at = '2999-01-02', closes_at = '2999-01-01'`)
  const input = {
    tour_id: 1,
    tour_date_id: departure,
    customer_name: 'A',
    customer_email: 'a@b.fi',
    adults: 1,
    children: 0,
  }
  const answers = await Promise.all([
    customizedTour(aCall('POST', '/api/requests/customized-tour', body, aClient())),
    checkout(
      aCall(
        'POST',
        '/api/checkout',
        { amount: 179, currency: 'eur', metadata: input, topic: 'x' },
        aClient(),
      ),
    ),
    crypto(
      aCall(
        'POST',
        '/api/crypto-bookings',
        { ...input, total_price: 179, crypto_type: 'other' },
        { ...aClient(), ...HASTY },
      ),
    ),
  ])
  for (const answer of answers) expect(await read(answer)).toMatchObject(WANTED)
})

test('a proof counts once, however often and by whomever it is sent at the same time', async () => {
  const { body } = await write({ ...aClient(), ...HASTY })
  const proof = { ...HASTY, [PROOF_OF_WORK_HEADER]: await aProof(body) }
  const answers = await Promise.all(Array.from({ length: 10 }, () => write({ ...aClient(), ...proof })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await kept()).toBe(1)
})

test('a proof for one route is not valid on another', async () => {
  const { body } = await write({ ...aClient(), ...HASTY })
  const proof = { ...HASTY, [PROOF_OF_WORK_HEADER]: await aProof(body) }
  const other = await customizedTour(
    aCall('POST', '/api/requests/customized-tour', aMessage, { ...aClient(), ...proof }),
  )
  expect(await read(other)).toMatchObject(WANTED)
})

test('a proof that was tampered with, made by someone else, or invalid is refused with a new challenge', async () => {
  const { body } = await write({ ...aClient(), ...HASTY })
  const proof = JSON.parse(Buffer.from(await aProof(body), 'base64').toString())
  const later = structuredClone(proof)
  later.challenge.parameters.expiresAt += 3600
  const easier = structuredClone(proof)
  easier.challenge.parameters.keyPrefix = '00'
  const unsigned = structuredClone(proof)
  delete unsigned.challenge.signature
  const guessed = structuredClone(proof)
  guessed.solution.derivedKey = 'ab'.repeat(32)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const others = [later, easier, unsigned, guessed, null, [], 5].map(encode)
  for (const wrong of [...others, 'x', '%%%', 'A'.repeat(5000)]) {
    expect(await write({ ...aClient(), ...HASTY, [PROOF_OF_WORK_HEADER]: wrong })).toMatchObject(WANTED)
  }
  expect(await kept()).toBe(0)
})

test('a challenge expires within minutes, and used proofs and old counts are then swept', async () => {
  const { body } = await write({ ...aClient(), ...HASTY })
  const proof = await aProof(body)
  const { body: second } = await write({ ...aClient(), ...HASTY })
  await write({ ...aClient(), ...HASTY, [PROOF_OF_WORK_HEADER]: await aProof(second) })
  const now = Date.now()
  jest.useFakeTimers({
    now: now + 5 * 60_000 + 1000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  })
  const answer = await write({ ...aClient(), ...HASTY, [PROOF_OF_WORK_HEADER]: proof })
  jest.useRealTimers()
  expect(answer).toMatchObject(WANTED)
  expect(await purgeExpiredRecords(new Date(now))).toEqual({ proofs: 0, counts: 0 })
  expect(await purgeExpiredRecords(new Date(now + 6 * 60_000))).toEqual({ proofs: 1, counts: 0 })
  expect(await purgeExpiredRecords(new Date(now + 25 * 3_600_000))).toEqual({
    proofs: 0,
    counts: expect.any(Number),
  })
  expect(await backend.query('SELECT FROM rate_limits')).toEqual([])
})

test('all instances share one secret, whichever needs it first', async () => {
  await backend.query('DELETE FROM server_secrets')
  await Promise.all(Array.from({ length: 5 }, () => write({ ...aClient(), ...HASTY })))
  expect(await backend.query('SELECT octet_length(value) AS bytes FROM server_secrets')).toEqual([
    { bytes: 32 },
  ])
})
