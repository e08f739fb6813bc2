import { aStandIn, anOrder } from '@/tests/support/a-stripe-stand-in'

let standIn: Awaited<ReturnType<typeof aStandIn>>
beforeAll(async () => {
  standIn = await aStandIn()
})
afterAll(() => standIn.close())

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Open a session with parameters that the SDK's types forbid. */
async function refusal(changes: object): Promise<unknown> {
  return standIn.stripe.checkout.sessions.create(Object.assign(anOrder(), changes)).then(
    () => 'no refusal',
    (error: unknown) => error,
  )
}

test('a session is created with the shop’s parameters', async () => {
  const session = await standIn.open()
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 48_700,
    currency: 'eur',
    client_reference_id: 'b0a7f3a4-0000-4000-8000-000000000000',
    customer_email: 'aino@example.com',
    metadata: { tour_id: '1' },
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    livemode: false,
    url: `${standIn.url}/c/pay/${session.id}`,
  })
  expect(session.expires_at - session.created).toBe(24 * 60 * 60)
  expect(session.lastResponse.requestId).toMatch(/^req_/)
  expect(await standIn.stripe.checkout.sessions.retrieve(session.id)).toEqual(session)
})

test.each([
  ['at the top', { sucess_url: 'http://shop.example' }, 'sucess_url'],
  [
    'deep within',
    {
      line_items: [
        { quantity: 1, price_data: { currency: 'eur', unit_amout: 1, product_data: { name: 'a' } } },
      ],
    },
    'line_items[0][price_data][unit_amout]',
  ],
])('a name misspelt %s is an unknown parameter', async (_place, changes, param) => {
  expect(await refusal(changes)).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  })
})

const line = (changes: object) => ({
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'a' }, ...changes },
    },
  ],
})

test.each([
  ['no mode', { mode: undefined }, 'parameter_missing', 'Missing required param: mode.'],
  ['a wrong mode', { mode: 'pay' }, undefined, 'Invalid mode: must be payment'],
  ['no way back', { success_url: undefined }, 'parameter_missing', 'Missing required param: success_url.'],
  ['no address', { success_url: 'payment-success' }, 'url_invalid', 'Not a valid URL'],
  ['another scheme', { cancel_url: 'ftp://shop.example' }, 'url_invalid', 'Not a valid URL'],
  ['no e-mail address', { customer_email: 'aino@' }, 'email_invalid', 'Invalid email address: aino@'],
  [
    'an empty text',
    { customer_email: '' },
    'parameter_invalid_empty',
    /^You passed an empty string for 'customer_email'/,
  ],
  ['text for a list', { line_items: 'a' }, undefined, 'Invalid array'],
  ['text for an object', { metadata: 'a' }, undefined, 'Invalid object'],
  [
    'a price without amount',
    line({ unit_amount: undefined }),
    'parameter_missing',
    'Missing required param: line_items[0][price_data][unit_amount].',
  ],
  ['half a cent', line({ unit_amount: 100.5 }), 'parameter_invalid_integer', 'Invalid integer: 100.5'],
  [
    'a negative amount',
    line({ unit_amount: -1 }),
    'parameter_invalid_integer',
    'Invalid non-negative integer',
  ],
  ['an amount too small', line({ unit_amount: 49 }), 'amount_too_small', /at least €0.50/],
  ['an unknown currency', line({ currency: 'abc' }), undefined, /^Invalid currency: abc/],
])('%s is refused in Stripe’s words', async (_what, changes, code, message) => {
  const error = await refusal(changes)
  expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 })
  expect(error).toHaveProperty('code', code)
  expect(error).toHaveProperty(
    'message',
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test('metadata is limited to 50 keys of 40 characters with values of 500', async () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'v']))
  await expect(standIn.open({ metadata: many(50) })).resolves.toMatchObject({ status: 'open' })
  await expect(standIn.open({ metadata: { ['k'.repeat(40)]: 'v'.repeat(500) } })).resolves.toMatchObject({
    metadata: { ['k'.repeat(40)]: 'v'.repeat(500) },
  })
  await expect(standIn.open({ metadata: many(51) })).rejects.toThrow('up to 50 keys')
  await expect(standIn.open({ metadata: { ['k'.repeat(41)]: 'v' } })).rejects.toThrow('up to 40 characters')
  await expect(standIn.open({ metadata: { k: 'v'.repeat(501) } })).rejects.toThrow('up to 500 characters')
})

test('a session lasts at least 30 minutes and at most 24 hours', async () => {
  const short = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
  const long = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
  await expect(standIn.open({ expires_at: inSeconds(29 * 60) })).rejects.toThrow(short)
  await expect(standIn.open({ expires_at: inSeconds(30 * 60) })).resolves.toMatchObject({ status: 'open' })
  await expect(standIn.open({ expires_at: inSeconds(24 * 60 * 60) })).resolves.toMatchObject({
    status: 'open',
  })
  await expect(standIn.open({ expires_at: inSeconds(24 * 60 * 60 + 60) })).rejects.toThrow(long)
})

test('a live key, an invalid key and no key are refused', async () => {
  for (const key of ['sk_live_abcdefgh', 'pk_test_abcdefgh']) {
    await expect(standIn.stripeWith(key).checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.stringContaining('Invalid API Key provided'),
    })
  }
  const answer = await fetch(`${standIn.url}/v1/refunds`)
  expect([answer.status, (await answer.json()).error.type]).toEqual([401, 'invalid_request_error'])
})

test('an unknown session is a missing resource', async () => {
  await expect(standIn.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_test_none'",
  })
})

test('API calls that the site does not use are unknown', async () => {
  await expect(standIn.stripe.charges.list()).rejects.toMatchObject({
    statusCode: 404,
    message: 'Unrecognized request URL (GET: /v1/charges).',
  })
})

test('the shop’s data about the payment is stored with the payment', async () => {
  const paymentData = {
    description: 'LL-7KM4QD Ice Fishing 2026-12-12',
    metadata: { reference: 'LL-7KM4QD' },
  }
  const { id } = await standIn.open({ payment_intent_data: paymentData })
  await standIn.tell('pay', { session: id })
  const { payment_intent: payment } = await standIn.stripe.checkout.sessions.retrieve(id)
  expect(await standIn.stripe.paymentIntents.retrieve(String(payment))).toMatchObject(paymentData)
  const refused = await refusal({ payment_intent_data: { capture_method: 'manual' } })
  expect(refused).toMatchObject({ code: 'parameter_unknown' })
})
