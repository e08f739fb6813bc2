import fc from 'fast-check'
import { GET as unknownCall } from '@/app/api/[...unknown]/route'
import { GET as availability } from '@/app/api/availability/route'
import { DELETE as release, GET as status, POST as checkout } from '@/app/api/checkout/route'
import { POST as webhook } from '@/app/api/checkout/webhook/route'
import { POST as cryptoBookings } from '@/app/api/crypto-bookings/route'
import { GET as health } from '@/app/api/health/route'
import { POST as contact } from '@/app/api/requests/contact/route'
import { POST as customizedTour } from '@/app/api/requests/customized-tour/route'
import { POST as transportation } from '@/app/api/requests/transportation/route'
import { GET as stay } from '@/app/api/stay/route'
import { GET as tours } from '@/app/api/tours/route'
import { POST as waitingList } from '@/app/api/waiting-list/route'
import { aBody, anyText, anyValue, someHeaders } from '@/tests/support/a-body'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aSigner } from '@/tests/support/a-signer'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { freezeClock } from '@/tests/support/freeze-clock'
import { isExhaustive } from '@/tests/support/tier'

freezeClock(NOON)
const backend = aBackend()
const signer = aSigner('whsec_desk')

/** Enough runs to find new failures by chance, or a few with a fixed seed. */
const RUNS = isExhaustive ? { numRuns: 150 } : { numRuns: 12, seed: 37 }

const aMessage = { name: 'Aino', email: 'aino@example.com', phone: '+358', message: 'Hello' }
const aJourney = {
  name: 'Aino',
  email: 'aino@example.com',
  destination: 'Levi',
  additionalInfo: '',
  serviceType: 'Private Customized Transportation',
}
// No departure has this id, so even a valid request cannot be booked.
const aBookingInput = {
  tour_id: 1,
  tour_date_id: 2 ** 31 - 1,
  customer_name: 'Aino',
  customer_email: 'aino@example.com',
  adults: 1,
  children: 0,
  total_price: 179,
  special_requests: '',
}

const aWaitingParty = {
  tour_id: 1,
  tour_date_ids: [2 ** 31 - 1],
  adults: 1,
  children: 0,
  name: 'Aino',
  email: 'aino@example.com',
}

const doors = [
  ['checkout', checkout, { amount: 179, currency: 'eur', metadata: aBookingInput }],
  ['crypto-bookings', cryptoBookings, { ...aBookingInput, crypto_type: 'bitcoin', payment_type: 'crypto' }],
  ['requests/contact', contact, aMessage],
  ['requests/customized-tour', customizedTour, aMessage],
  ['requests/transportation', transportation, aJourney],
  ['waiting-list', waitingList, aWaitingParty],
] as const

function aRequest(method: string, path: string, headers: object, body?: BodyInit): Request {
  return new Request(`https://lumi.example.com/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

/** Expect a 2xx with JSON, or a refusal worded by us. Never a fault, and never a library's own message. */
async function expectAnswer(response: Response): Promise<void> {
  expect(response.status).toBeLessThan(500)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body: unknown = await response.json()
  if (response.ok) return
  expect(body).toMatchObject({
    error: expect.stringMatching(/^\w[^\n]{5,200}$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  })
}

async function countKept(): Promise<number> {
  const [row] = await backend.query<{ kept: number }>(
    `SELECT (SELECT count(*) FROM bookings)::int + (SELECT count(*) FROM enquiries)::int
       + (SELECT count(*) FROM emails)::int + (SELECT count(*) FROM payment_events)::int AS kept`,
  )
  return row?.kept ?? -1
}

test.each(doors)(
  'POST /api/%s responds to any body and any header in our words, and stores nothing it refuses',
  async (path, post, right) => {
    await fc.assert(
      fc.asyncProperty(aBody(right), someHeaders, async (body, headers) => {
        await backend.query('DELETE FROM rate_limits')
        const before = await countKept()
        const response = await post(aRequest('POST', path, headers, body))
        await expectAnswer(response.clone())
        if (!response.ok) expect(await countKept()).toBe(before)
      }),
      RUNS,
    )
  },
)

test.each(doors)(
  'POST /api/%s responds to any invalid field of a booking or request',
  async (path, post, right) => {
    const fields = 'metadata' in right ? Object.keys(right.metadata) : Object.keys(right)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anyValue, async (field, value) => {
        await backend.query('DELETE FROM rate_limits')
        const body =
          'metadata' in right
            ? { ...right, metadata: { ...right.metadata, [field]: value } }
            : { ...right, [field]: value }
        await expectAnswer(await post(aRequest('POST', path, {}, JSON.stringify(body))))
      }),
      RUNS,
    )
  },
)

test.each(doors)('POST /api/%s responds to any bytes', async (path, post) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const response = await post(aRequest('POST', path, {}, new Uint8Array(bytes)))
      expect(response.status).toBe(400)
      await expectAnswer(response)
    }),
    RUNS,
  )
})

test('GET /api/availability responds to any query, and to a long one with 414', async () => {
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('tourId', 'from', 'to'), anyText),
    fc.oneof(anyText, fc.constantFrom('1', '2026-12-12', '9999-12-31', '0001-01-01')),
  )
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const search = new URLSearchParams(wellFormed(asked)).toString()
      await expectAnswer(await availability(aRequest('GET', `availability?${search}`, {})))
    }),
    RUNS,
  )
  expect(
    (await availability(aRequest('GET', `availability?tourId=1&t=${'1'.repeat(2048)}`, {}))).status,
  ).toBe(414)
})

test('GET /api/stay responds to any query', async () => {
  const right = { from: '2026-12-12', to: '2026-12-14', adults: '2', children: '1' }
  const query = fc
    .dictionary(
      fc.constantFrom(...Object.keys(right)),
      fc.oneof(anyText, fc.constantFrom('2026-12-14', '9999-12-31', '0001-01-01', '0', '99', '-1', '2e3')),
    )
    .map((wrong) => ({ ...right, ...wrong }))
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const search = new URLSearchParams(wellFormed(asked)).toString()
      await expectAnswer(await stay(aRequest('GET', `stay?${search}`, {})))
    }),
    RUNS,
  )
})

test('GET and DELETE /api/checkout respond to any session', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, someHeaders, async (id, headers) => {
      const path = `checkout?session_id=${encodeURIComponent(id.toWellFormed())}`
      await expectAnswer(await status(aRequest('GET', path, headers)))
      await expectAnswer(await release(aRequest('DELETE', path, headers)))
    }),
    RUNS,
  )
})

test('POST /api/checkout/webhook rejects everything that is not signed', async () => {
  await fc.assert(
    fc.asyncProperty(
      aBody({ id: 'evt_1', type: 'x', created: 1, data: { object: {} } }),
      someHeaders,
      async (body, headers) => {
        const response = await webhook(aRequest('POST', 'checkout/webhook', headers, body))
        expect(response.status).toBe(400)
        await expectAnswer(response)
      },
    ),
    RUNS,
  )
  expect(await backend.query('SELECT FROM payment_events')).toEqual([])
})

test('POST /api/checkout/webhook rejects signed content that is not an event, and stores none of it', async () => {
  expectLog()
  const noEvents = fc.oneof(
    fc.constantFrom('{}', 'null', '[]', '5', '""', '{"id":"evt_1"}', '{"id":"evt_1","type":"x","created":1}'),
    anyValue.map((value) => JSON.stringify({ id: 'evt_1', type: 'x', created: value, data: null })),
    anyValue.map((value) => JSON.stringify({ id: value, type: 'x', created: 1, data: 'x' })),
    fc.json(),
  )
  await fc.assert(
    fc.asyncProperty(noEvents, async (body) => {
      const headers = { 'stripe-signature': await signer.sign(body) }
      const response = await webhook(aRequest('POST', 'checkout/webhook', headers, body))
      expect(response.status).toBe(400)
      await expectAnswer(response)
    }),
    RUNS,
  )
  expect(await backend.query('SELECT FROM payment_events')).toEqual([])
})

test('the calls without input respond', async () => {
  for (const call of [tours, health, unknownCall]) await expectAnswer(await call(aRequest('GET', 'any', {})))
})

function wellFormed(asked: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).map((pair) => pair.map((text) => text.toWellFormed())))
}
