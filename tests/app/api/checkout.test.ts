import { z } from 'zod'
import { http } from 'msw/core/http'
import { DELETE, GET, POST } from '@/app/api/checkout/route'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)

const backend = aBackend()

function aRequest(departureId: number, metadata: object = {}, rest: object = {}) {
  return {
    amount: 179,
    currency: 'eur',
    tour_name: 'Guaranteed Northern Lights Tour',
    tour_date: 'Saturday, 12 December 2026',
    ...rest,
    metadata: {
      tour_id: 1,
      tour_date_id: departureId,
      customer_name: 'Aino Korhonen',
      customer_email: 'aino@example.com',
      adults: 1,
      children: 0,
      total_price: 179,
      phone: '',
      special_requests: '',
      ...metadata,
    },
  }
}

let clients = 0

/** Each call is a new client. */
const post = async (body: unknown, headers?: Record<string, string>) => {
  const client = { [CLIENT_ADDRESS_HEADER]: `192.0.2.${clients++}` }
  return read(await POST(aCall('POST', '/api/checkout', body, { ...client, ...headers })))
}

test('a booking returns session, URL and reference, and can be looked up and released', async () => {
  const { status, body } = await post(aRequest(await backend.aDeparture({ seats: 8 })))
  expect(status).toBe(200)
  expect(body).toEqual({
    sessionId: expect.stringMatching(/^cs_test_/),
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    reference: expect.stringMatching(/^LL-\w{6}$/),
  })
  const { sessionId, reference } = body as { sessionId: string; reference: string }
  const path = `/api/checkout?session_id=${sessionId}`
  expect(await read(await GET(aCall('GET', path)))).toEqual({
    status: 200,
    body: { status: 'processing', reference },
  })
  expect(await read(await DELETE(aCall('DELETE', path)))).toEqual({
    status: 200,
    body: { status: 'expired', reference },
  })
})

const started = z.object({ sessionId: z.string(), reference: z.string() })

/** The URL that Stripe returns to from the last payment page opened. */
const wayBack = () =>
  new URL(backend.stripe.callsTo('/checkout/sessions').at(-1)?.form.get('cancel_url') ?? '')
const callWith = (token: string | null, act = DELETE, method: 'GET' | 'DELETE' = 'DELETE') =>
  act(aCall(method, `/api/checkout?release=${token}`)).then(read)

test('the return URL releases the seats of its page, by a call of its own, and no others', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const key = { 'Idempotency-Key': 'came-back-elsewhere' }
  const { reference } = started.parse((await post(aRequest(departureId), key)).body)
  const token = wayBack().searchParams.get('release')
  const state = async () => (await backend.bookings(departureId)).map((booking) => booking.state)
  expect(await callWith(token, GET, 'GET')).toMatchObject({ status: 404 })
  expect(await callWith(`${token?.slice(0, -1)}x`)).toMatchObject({ status: 404 })
  expect(await state()).toEqual(['hold'])
  const released = { status: 200, body: { status: 'expired', reference } }
  expect(await callWith(token)).toEqual(released)
  expect(await state()).toEqual(['lapsed'])
  // The same booking on its next page, which has a new token.
  expect(await post(aRequest(departureId), key)).toMatchObject({ body: { reference } })
  expect(wayBack().searchParams.get('release')).not.toBe(token)
  await callWith(token)
  expect(await state()).toEqual(['hold'])
})

test('the return URL gives no access to a booking that was paid', async () => {
  const { body } = await post(aRequest(await backend.aDeparture({ seats: 1 })))
  const { sessionId, reference } = started.parse(body)
  backend.stripe.pay(sessionId)
  expect(await callWith(wayBack().searchParams.get('release'))).toEqual({
    status: 200,
    body: { status: 'confirmed', reference },
  })
})

test('ids and counts may be text where the contract had text, unknown keys are ignored', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const body = aRequest(
    departureId,
    { tour_id: '1', tour_date_id: String(departureId), to: 'someone@else.example' },
    { x: 1 },
  )
  expect(await post(body)).toMatchObject({ status: 200 })
})

test('an unknown session returns 404', async () => {
  expect(await read(await GET(aCall('GET', '/api/checkout?session_id=cs_no')))).toMatchObject({ status: 404 })
  expect(await read(await GET(aCall('GET', '/api/checkout')))).toMatchObject({ status: 404 })
  expect(await read(await DELETE(aCall('DELETE', '/api/checkout?session_id=cs_%00')))).toMatchObject({
    status: 404,
  })
})

test('a party larger than the places left reads how many there are', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  expect(await post(aRequest(departureId, { adults: 3, total_price: 537 }, { amount: 537 }))).toEqual({
    status: 409,
    body: { error: 'Only 2 slots available for this date', code: 'not_enough_slots', availableSpots: 2 },
  })
})

test('a wrong amount, and two that differ, are refused with the right one', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const changed = { status: 409, body: { code: 'price_changed', amount: 179 } }
  expect(await post(aRequest(departureId, {}, { amount: 1 }))).toMatchObject(changed)
  expect(await post(aRequest(departureId, { total_price: 178 }))).toMatchObject(changed)
  expect(await post(aRequest(departureId, { total_price: 179.001 }, { amount: 179.001 }))).toMatchObject(
    changed,
  )
})

test('a departure that has closed today is refused', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  await backend.query(`UPDATE departures SET closes_at = '2026-12-01T10:00:00Z' WHERE id = ${departureId}`)
  expect(await post(aRequest(departureId))).toMatchObject({ status: 409, body: { code: 'date_closed' } })
})

test('an unknown departure is not found', async () => {
  expect(await post(aRequest(424_242))).toEqual({
    status: 404,
    body: { error: 'Selected date not found', code: 'date_not_found' },
  })
})

test.each([
  ['no adult', { adults: 0 }],
  ['half a child', { children: 0.5 }],
  ['fewer than no children', { children: -1 }],
  ['no name', { customer_name: '  ' }],
  ['no email', { customer_email: '' }],
  ['an email without an at', { customer_email: 'aino.example.com' }],
  ['an email with a line break', { customer_email: 'aino@example.com\r\nBcc: x@example.com' }],
  ['a name with a NUL', { customer_name: 'Aino\u0000' }],
  ['half a surrogate pair', { special_requests: '\ud800' }],
  ['a name of 201 letters', { customer_name: 'a'.repeat(201) }],
  ['a tour that is no number', { tour_id: 'one' }],
  ['a departure beyond all numbers', { tour_date_id: 2 ** 40 }],
  ['true as a departure', { tour_date_id: true }],
])('%s is refused with 400', async (_what, metadata) => {
  expect(await post(aRequest(1, metadata))).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test.each([
  ['broken JSON', '{', 400],
  ['an empty body', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['no metadata', '{"amount":1,"currency":"eur"}', 400],
  ['33 KiB', JSON.stringify({ pad: 'x'.repeat(33 * 1024) }), 413],
  ['nesting without end', '['.repeat(16_000), 400],
])('%s is refused and never a fault', async (_what, body, status) => {
  expect(await post(body)).toMatchObject({ status, body: { code: 'invalid', error: expect.any(String) } })
})

test('a connection whose request was too long to read is closed', async () => {
  const response = await POST(aCall('POST', '/api/checkout', 'x'.repeat(33 * 1024)))
  expect(response.headers.get('connection')).toBe('close')
})

test('another content type is refused', async () => {
  expect(await post(aRequest(1), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
})

test('another currency is refused', async () => {
  expect(await post(aRequest(1, {}, { currency: 'usd' }))).toMatchObject({ status: 400 })
})

test('a page of another site is refused, a program that is not a browser is not', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const crossSite = { status: 403, body: { code: 'cross_site' } }
  expect(await post(aRequest(departureId), { 'sec-fetch-site': 'cross-site' })).toMatchObject(crossSite)
  const old = { 'sec-fetch-site': '', origin: 'https://evil.example' }
  expect(await post(aRequest(departureId), old)).toMatchObject(crossSite)
  expect(await post(aRequest(departureId), { 'sec-fetch-site': '' })).toMatchObject({ status: 200 })
})

test('behind a proxy that sends its own host, older browsers book on the configured URL, and on no other', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const from = async (origin: string) => {
    const headers = { 'sec-fetch-site': '', host: '127.0.0.1:3000', origin }
    return (await post(aRequest(departureId), headers)).status
  }
  expect(await from('https://lumi.example.com')).toBe(200)
  expect(await from('http://127.0.0.1:3000')).toBe(200)
  for (const other of [
    'http://lumi.example.com',
    'https://lumi.example.com.evil.example',
    'https://lumi',
    'lumi',
  ])
    expect(await from(other)).toBe(403)
})

test('an Idempotency-Key that is too long, or belongs to another booking request, is refused', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  expect(await post(aRequest(departureId), { 'idempotency-key': 'k'.repeat(256) })).toMatchObject({
    status: 400,
  })
  expect(await post(aRequest(departureId), { 'idempotency-key': 'k' })).toMatchObject({ status: 200 })
  const other = aRequest(departureId, { customer_name: 'Someone Else' })
  expect(await post(other, { 'idempotency-key': 'k' })).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  })
})

test.each([
  [{ phone: '1'.repeat(60) }, 'Your phone number must be 50 characters or fewer'],
  [{ special_requests: 'a\u0007b' }, 'The special requests field contains characters that cannot be used'],
  [{ phone: 5 }, 'Your phone number must be text'],
  [{ customer_name: '\u200b' }, 'Please fill in all required fields'],
  [{ adults: 2000 }, 'Please write to us about a group of this size'],
  [{ tour_date_id: 1e300 }, 'Please select a date'],
])('the booking %j is refused in words for the visitor: %s', async (metadata, error) => {
  const departureId = await backend.aDeparture({ seats: 8 })
  expect(await post(aRequest(departureId, metadata))).toMatchObject({ status: 400, body: { error } })
})

test.each([`${'a'.repeat(499)}🎄`, '🎄'.repeat(251), 'ä'.repeat(2000)])(
  'wishes of any length are stored in full, and Stripe gets what fits in either count of characters (%#)',
  async (wishes) => {
    const departureId = await backend.aDeparture({ seats: 8 })
    expect(await post(aRequest(departureId, { special_requests: wishes }))).toMatchObject({ status: 200 })
    const [opened] = backend.stripe.callsTo('/checkout/sessions').slice(-1)
    const told = opened?.form.get('metadata[special_requests]') ?? ''
    expect([told.isWellFormed(), wishes.startsWith(told)]).toEqual([true, true])
    expect([499, 500]).toContain(told.length)
    expect(
      await backend.query(`SELECT special_requests FROM bookings WHERE departure_id = ${departureId}`),
    ).toEqual([{ special_requests: wishes }])
  },
)

test('a body that is not an object is refused in plain words', async () => {
  for (const body of ['null', '[]', '5']) {
    expect(await read(await POST(aCall('POST', '/api/checkout', body)))).toMatchObject({
      status: 400,
      body: { error: 'The request must be a JSON object.', code: 'invalid' },
    })
  }
})

test('when Stripe refuses, its message is in the text', async () => {
  const log = expectLog()
  const departureId = await backend.aDeparture({ seats: 8 })
  const error = { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid email address: x' }
  const sessions = 'https://api.stripe.com/v1/checkout/sessions'
  backend.stripe.server.use(http.post(sessions, () => Response.json({ error }, { status: 400 })))
  const { status, body } = await post(aRequest(departureId))
  expect(status).toBe(502)
  expect(body).toMatchObject({
    code: 'payment_provider_error',
    error: expect.stringContaining('email_invalid'),
  })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be opened'))
})

test('an error on our side is logged and returns 503, without internal details', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const log = expectLog()
  await backend.query('ALTER TABLE bookings RENAME TO away')
  const answer = await post(aRequest(departureId))
  await backend.query('ALTER TABLE away RENAME TO bookings')
  expect(answer).toEqual({
    status: 503,
    body: { error: 'We cannot answer just now. Please try again in a moment.', code: 'unavailable' },
  })
  expect(log).toHaveBeenCalled()
})
