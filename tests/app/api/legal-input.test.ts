import fc from 'fast-check'
import { POST as cryptoBookings } from '@/app/api/crypto-bookings/route'
import { POST as contact } from '@/app/api/requests/contact/route'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'
import { isExhaustive } from '@/tests/support/tier'

freezeClock(NOON)
const backend = aBackend()

afterEach(() => backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits'))

const REFUSED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

/** Real names in every script, and stranger ones. */
const names = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      'Åsa Öhman',
      'Åsa'.normalize('NFD'),
      'O’Neill-Müller, Jr.',
      'محمد علي',
      'דוד בן־גוריון',
      'เอมอร',
      '👩‍👩‍👧‍👦 family',
      'x'.repeat(200),
      '李小龍',
      '<b>Bold</b> & "Sons"',
      "Robert'); DROP TABLE enquiries;--",
      '%s %d \\n ${name}',
      'null',
      '[object Object]',
    ),
  )
  .filter((name) => /[\p{L}\p{N}]/u.test(name) && !REFUSED.test(name))

const messages = fc
  .array(names, { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join('\n'))
  .map((text) => `${text}\n\n\tBest regards`)

test('every valid name and message is stored as written, in its normal form', async () => {
  await fc.assert(
    fc.asyncProperty(names, messages, async (name, message) => {
      await backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits')
      const body = { name, email: 'aino@example.com', phone: null, message }
      const answer = await read(await contact(aCall('POST', '/api/requests/contact', body)))
      expect(answer).toEqual({ status: 200, body: { success: true } })
      expect(await backend.query('SELECT name, message FROM enquiries')).toEqual([
        {
          name: name.normalize('NFC').trim().replace(/\s+/g, ' '),
          message: message.normalize('NFC').trim(),
        },
      ])
    }),
    isExhaustive ? { numRuns: 100 } : { numRuns: 20, seed: 37 },
  )
})

test('special requests may contain lines, tabs and every script', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const special = 'Yksi kasvissyöjä\n\tאחד\r\n👍🏽'
  const input = {
    tour_id: 1,
    tour_date_id: departureId,
    customer_name: 'Åke\u00a0Öberg'.normalize('NFD'),
    customer_email: 'ake@example.com',
    adults: 1,
    children: 0,
    total_price: 179,
    crypto_type: 'other',
    special_requests: special,
  }
  const answer = await read(await cryptoBookings(aCall('POST', '/api/crypto-bookings', input)))
  expect(answer.status).toBe(200)
  expect(
    await backend.query(
      `SELECT customer_name, special_requests FROM bookings WHERE departure_id = ${departureId}`,
    ),
  ).toEqual([{ customer_name: 'Åke Öberg', special_requests: special.replace('\r\n', '\n') }])
})

test.each([
  ['a line break', 'Aino\nKorhonen'],
  ['a return and a header', 'Aino\r\nBcc: victim@example.com'],
  ['an escape', '\u001b[31mAino'],
  ['a low surrogate alone', 'Aino\udc00'],
])('%s in a name is refused, and nothing is kept', async (_what, name) => {
  const body = { name, email: 'aino@example.com', message: 'Hello' }
  expect(await read(await contact(aCall('POST', '/api/requests/contact', body)))).toEqual({
    status: 400,
    body: { error: 'Your name contains characters that cannot be used', code: 'invalid', field: 'name' },
  })
  expect(await backend.query('SELECT FROM enquiries')).toEqual([])
})

test('a body nested deeper than ours ever are is refused in plain words, and one at the limit is not', async () => {
  const nest = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
  const send = async (depth: number) => {
    const body = { name: 'Aino', email: 'aino@example.com', message: 'Hello', more: nest(depth) }
    return read(await contact(aCall('POST', '/api/requests/contact', body)))
  }
  expect(await send(7)).toMatchObject({ status: 200 })
  expect(await send(8)).toEqual({
    status: 400,
    body: { error: 'The request is nested too deeply.', code: 'invalid' },
  })
})

test('bytes that are not UTF-8 are refused, not repaired', async () => {
  const bytes = Buffer.from('{"name":"Ain\u00f6","email":"a@b.fi","message":"Hi"}', 'latin1')
  const request = new Request('https://lumi.example.com/api/requests/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bytes,
  })
  expect(await read(await contact(request))).toMatchObject({
    status: 400,
    body: { error: 'The request is not valid UTF-8.' },
  })
})
