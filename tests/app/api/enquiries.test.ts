import { POST as postContact } from '@/app/api/requests/contact/route'
import { POST as postCustomizedTour } from '@/app/api/requests/customized-tour/route'
import { POST as postTransportation } from '@/app/api/requests/transportation/route'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)
const backend = aBackend()

const aMessage = {
  name: 'Aino Korhonen',
  email: 'aino@example.com',
  phone: '+358 40 1234567',
  message: 'Is there snow in November?\nWe are four.',
}

const aJourney = {
  name: 'Aino Korhonen',
  email: 'aino@example.com',
  destination: 'Hotel in Rovaniemi to Levi',
  additionalInfo: 'Five people and skis',
  serviceType: 'Private Transportation: Rovaniemi - Levi/Kittilä',
}

const routes = {
  contact: { post: postContact, body: aMessage },
  'customized-tour': { post: postCustomizedTour, body: aMessage },
  transportation: { post: postTransportation, body: aJourney },
} as const

type RouteName = keyof typeof routes

const names: readonly RouteName[] = ['contact', 'customized-tour', 'transportation']

const send = async (name: RouteName, body?: unknown, headers?: Record<string, string>) =>
  read(await routes[name].post(aCall('POST', `/api/requests/${name}`, body ?? routes[name].body, headers)))

const requests = () =>
  backend.query<object>(
    `SELECT kind, name, email, phone, message, destination, additional_info, service_type, created_at
     FROM enquiries ORDER BY created_at`,
  )

const emails = () =>
  backend.query<object>(
    `SELECT l.kind, recipient, reply_to, sent_at FROM emails l JOIN enquiries r ON r.id = enquiry_id ORDER BY l.kind, recipient`,
  )

afterEach(() => backend.query('DELETE FROM emails; DELETE FROM enquiries; DELETE FROM rate_limits'))

const RECEIVED = { status: 200, body: { success: true } }
const INVALID = {
  status: 400,
  body: expect.objectContaining({ error: expect.any(String), code: 'invalid' }),
}

test('a contact message and a tour request are stored as sent', async () => {
  expect(await send('contact')).toEqual(RECEIVED)
  expect(await send('customized-tour')).toEqual(RECEIVED)
  const kept = {
    ...aMessage,
    destination: null,
    additional_info: null,
    service_type: null,
    created_at: NOON,
  }
  expect(await requests()).toEqual([
    { ...kept, kind: 'contact' },
    { ...kept, kind: 'customized_tour' },
  ])
})

test('a transport request is stored as sent', async () => {
  expect(await send('transportation')).toEqual(RECEIVED)
  expect(await requests()).toEqual([
    {
      kind: 'transportation',
      name: aJourney.name,
      email: aJourney.email,
      phone: null,
      message: null,
      destination: aJourney.destination,
      additional_info: aJourney.additionalInfo,
      service_type: aJourney.serviceType,
      created_at: NOON,
    },
  ])
})

test.each(names)(
  '%s queues one e-mail to the visitor and one to each inbox, and sends none',
  async (name) => {
    await send(name)
    expect(await emails()).toEqual([
      {
        kind: `${name}-received-guest`,
        recipient: 'aino@example.com',
        reply_to: 'one@lumi.example.com',
        sent_at: null,
      },
      ...['one@lumi.example.com', 'two@lumi.example.com'].map((recipient) => ({
        kind: `${name}-received-operator`,
        recipient,
        reply_to: 'aino@example.com',
        sent_at: null,
      })),
    ])
  },
)

test.each(names)('%s ignores recipients, subjects and unknown keys', async (name) => {
  const more = {
    to: ['victim@example.com'],
    subject: 'Mine',
    recipients: ['victim@example.com'],
    kind: 'x',
    id: 1,
  }
  expect(await send(name, { ...routes[name].body, ...more })).toEqual(RECEIVED)
  const [row] = await backend.query<{ written: string }>(
    `SELECT string_agg(l::text, ' ') || string_agg(r::text, ' ') AS written FROM emails l, enquiries r`,
  )
  expect(row?.written).not.toMatch(/victim|Mine/)
})

test.each(names)('%s is one request with one set of e-mails under one key', async (name) => {
  const headers = { 'idempotency-key': `twice-${name}` }
  const answers = await Promise.all([1, 2, 3].map(() => send(name, undefined, headers)))
  answers.push(await send(name, undefined, headers))
  expect(answers).toEqual(Array(4).fill(RECEIVED))
  expect(await requests()).toHaveLength(1)
  expect(await emails()).toHaveLength(3)
})

test('a key that belongs to another request is refused', async () => {
  const headers = { 'idempotency-key': 'mine' }
  await send('contact', undefined, headers)
  expect(await send('contact', { ...aMessage, message: 'Something else' }, headers)).toEqual(INVALID)
  expect(await send('customized-tour', undefined, headers)).toEqual(INVALID)
  expect(await send('contact', undefined, { 'idempotency-key': 'x'.repeat(256) })).toEqual(INVALID)
  expect(await requests()).toHaveLength(1)
})

test('without a key every call is a request', async () => {
  await Promise.all([send('contact'), send('contact')])
  expect(await requests()).toHaveLength(2)
  expect(await emails()).toHaveLength(6)
})

test.each(names)('%s asks for what is required', async (name) => {
  const body = routes[name].body
  const required =
    name === 'transportation'
      ? (['name', 'email', 'destination'] as const)
      : (['name', 'email', 'message'] as const)
  for (const field of required) {
    for (const missing of [undefined, null, '', '  \n ']) {
      expect(await send(name, { ...body, [field]: missing })).toEqual({
        status: 400,
        body: { error: 'Please fill in all required fields', code: 'invalid', field },
      })
    }
  }
  expect(await requests()).toEqual([])
})

test('optional fields may be absent, null or empty', async () => {
  for (const missing of [undefined, null, '']) {
    expect(await send('contact', { ...aMessage, phone: missing })).toEqual(RECEIVED)
    expect(await send('transportation', { ...aJourney, additionalInfo: missing })).toEqual(RECEIVED)
  }
  expect(
    await backend.query('SELECT FROM enquiries WHERE phone IS NULL AND additional_info IS NULL'),
  ).toHaveLength(6)
})

test.each([
  ['name', 200],
  ['phone', 50],
  ['message', 10_000],
])('%s may have %i characters and no more', async (field, longest) => {
  expect(await send('contact', { ...aMessage, [field]: 'x'.repeat(longest) })).toEqual(RECEIVED)
  expect(await send('contact', { ...aMessage, [field]: 'x'.repeat(longest + 1) })).toEqual(INVALID)
})

test.each([
  ['destination', 500],
  ['additionalInfo', 10_000],
])('%s may have %i characters and no more', async (field, longest) => {
  expect(await send('transportation', { ...aJourney, [field]: 'x'.repeat(longest) })).toEqual(RECEIVED)
  expect(await send('transportation', { ...aJourney, [field]: 'x'.repeat(longest + 1) })).toEqual(INVALID)
})

test.each([
  ['an address that is none', { email: 'nobody' }],
  ['two addresses', { email: 'aino@example.com, victim@example.com' }],
  ['an address with a name', { email: 'Aino <aino@example.com>' }],
  ['a second line in an address', { email: 'aino@example.com\r\nBcc: victim@example.com' }],
  ['control characters', { message: 'bell \u0007' }],
  ['a NUL', { name: 'Aino\u0000' }],
  ['half a character', { message: '\ud800' }],
  ['a number for a name', { name: 7 }],
  ['a list for a message', { message: ['a'] }],
  ['an object for a phone', { phone: {} }],
])('%s is refused', async (_name, wrong) => {
  expect(await send('contact', { ...aMessage, ...wrong })).toEqual(INVALID)
  expect(await requests()).toEqual([])
})

test.each(['Private Customized Transportation', 'Private Transportation: Rovaniemi - Levi/Kittilä'])(
  '%s can be requested',
  async (serviceType) => {
    expect(await send('transportation', { ...aJourney, serviceType })).toEqual(RECEIVED)
  },
)

test.each([undefined, null, '', 'Taxi', 'private customized transportation'])(
  'the service %j cannot be requested',
  async (serviceType) => {
    expect(await send('transportation', { ...aJourney, serviceType })).toEqual(INVALID)
  },
)

test.each(names)('%s has the same checks as every call', async (name) => {
  const { body } = routes[name]
  expect(await send(name, body, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
    body: { code: 'cross_site' },
  })
  expect(await send(name, body, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await send(name, '{"name":')).toEqual(INVALID)
  expect(await send(name, 'null')).toEqual(INVALID)
  expect(await send(name, '[]')).toEqual(INVALID)
  expect(await send(name, { ...body, more: 'x'.repeat(33_000) })).toMatchObject({ status: 413 })
  expect(await requests()).toEqual([])
})

test('a request and its e-mails are saved together or not at all', async () => {
  await backend.query(`ALTER TABLE emails ADD CONSTRAINT no_operator CHECK (kind NOT LIKE '%-operator')`)
  const log = expectLog()
  expect(await send('contact')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await backend.query('ALTER TABLE emails DROP CONSTRAINT no_operator')
  expect(log).toHaveBeenCalled()
  expect(await requests()).toEqual([])
  expect(await emails()).toEqual([])
})
