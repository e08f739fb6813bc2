import { http } from 'msw/core/http'
import { GET as getAvailability } from '@/app/api/availability/route'
import { POST as checkOut } from '@/app/api/checkout/route'
import { POST as handleEvent } from '@/app/api/checkout/webhook/route'
import { POST as bookWithCrypto } from '@/app/api/crypto-bookings/route'
import { POST as sendMessage } from '@/app/api/requests/contact/route'
import { addMinutes } from '@/lib/calendar/duration'
import { metrics } from '@/lib/observability/metrics'
import { logRequest } from '@/lib/server/request/log-request'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { aBackend } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { anApiServer, type ApiServer } from '@/tests/support/an-api-server'
import { readLog } from '@/tests/support/expect-logged-problem'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails } from '@/tests/support/run-jobs'

jest.mock('@/lib/emails/layout/render-html-body', () => ({ renderHtmlBody: async () => '' }))

const backend = aBackend()
const SESSIONS = 'https://api.stripe.com/v1/checkout/sessions'
let site: ApiServer
let mail: MailServer

const guest = {
  customer_name: 'Quirinius Zebulon',
  customer_email: 'quirinius.zebulon@guest.example',
  phone: '+358 40 765 4321',
  special_requests: 'Allergic to xylophones',
}
const PERSONAL =
  /quirinius|zebulon|guest\.example|40 ?765|765 ?4321|xylophone|lumi\.example|session_id|cs_test/i

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
  site = await anApiServer(
    {
      'POST /api/checkout': checkOut,
      'POST /api/crypto-bookings': bookWithCrypto,
      'POST /api/requests/contact': sendMessage,
      'GET /api/availability': getAvailability,
    },
    logRequest,
  )
})
afterAll(async () => {
  await site.close()
  await mail.stop()
})

let clients = 0

/** Each call is a new client. */
async function post(path: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-request-id': 'the-clients-own',
    [CLIENT_ADDRESS_HEADER]: `192.0.2.${clients++}`,
  }
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function aDate(): Promise<number> {
  const id = await backend.aDeparture({ seats: 8 })
  await backend.query(
    `UPDATE departures SET starts_at = '2999-01-01', closes_at = '2999-01-01' WHERE id = ${id}`,
  )
  return id
}

function byCard(departureId: number, overrides: object = {}) {
  const trip = { tour_id: 1, tour_date_id: departureId, adults: 1, children: 0, total_price: 179 }
  const metadata = { ...guest, ...trip, ...overrides }
  return post('/api/checkout', { amount: 179, currency: 'eur', tour_name: '', tour_date: '', metadata })
}

function byCrypto(departureId: number) {
  const { phone, ...known } = guest
  const trip = { tour_id: 1, tour_date_id: departureId, adults: 1, children: 0, total_price: 179 }
  return post('/api/crypto-bookings', { ...known, ...trip, customer_phone: phone, crypto_type: 'bitcoin' })
}

function aMessage() {
  const { customer_name: name, customer_email: email, phone, special_requests: message } = guest
  return post('/api/requests/contact', { name, email, phone, message })
}

/** A line is logged after its response has been sent, a moment after the client receives it. */
async function linesOf(lines: readonly string[], requests: number) {
  while (lines.filter((line) => line.includes('"msg":"request"')).length < requests)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return lines.map((line) => JSON.parse(line))
}

test('a call logs one line with its method, route, status, time, refusal and an id of our own', async () => {
  const log = readLog()
  const answer = await fetch(`${site.url}/api/availability?tourId=${guest.customer_email}`, {
    headers: { 'x-request-id': 'the-clients-own' },
  })
  const requestId = answer.headers.get('x-request-id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(await linesOf(log, 1)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      pid: process.pid,
      requestId,
      method: 'GET',
      route: '/api/availability',
      status: 400,
      ms: expect.any(Number),
      code: 'invalid',
      msg: 'request',
    },
  ])
})

test('a request to Stripe for a call carries the id of that call, and of no other at the same time', async () => {
  const log = readLog()
  const departures = [await aDate(), await aDate(), await aDate()]
  const answers = await Promise.all(departures.map((id) => byCard(id)))
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  const lines = await linesOf(log, 3)
  const asked = lines.filter(({ msg }) => msg === 'asked Stripe')
  expect(asked.map(({ requestId }) => requestId).sort()).toEqual([...ids].sort())
  expect(asked[0]).toMatchObject({ method: 'POST', call: '/v1/checkout/sessions', status: 200 })
})

test('one id follows a request from its log line to its e-mails, their jobs and the booking shown to the office', async () => {
  const log = readLog()
  const answer = await byCrypto(await aDate())
  const requestId = answer.headers.get('x-request-id')
  const { reference } = await answer.json()
  await linesOf(log, 1)
  mail.refuseWith(451)
  await deliverEmails(new Date())
  mail.refuseWith(null)
  await deliverEmails(addMinutes(new Date(), 60))
  const lines = log.map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.msg === 'request')).toMatchObject([{ requestId }])
  const refused = lines.filter(({ msg }) => msg === 'e-mail not sent, will be tried again')
  // To the guest and to both inboxes.
  const ofAll = [requestId, requestId, requestId]
  expect(refused.map((line) => line.requestId)).toEqual(ofAll)
  expect(mail.emails.map(({ headers }) => headers.get('x-request-id'))).toEqual(ofAll)
  const shown = await runOps(new Date(), 'booking', 'show', reference)
  expect(shown.filter((line) => line.endsWith(`, request ${requestId}`))).toEqual([
    ...Array(3).fill(expect.stringMatching(/^E-mail /)),
    expect.stringContaining('by the guest'),
  ])
})

test('nothing about a guest is in the log when all goes well', async () => {
  const log = readLog()
  expect([(await byCard(await aDate())).status, (await byCrypto(await aDate())).status]).toEqual([200, 200])
  expect((await aMessage()).status).toBe(200)
  await linesOf(log, 3)
  expect(log.filter((line) => PERSONAL.test(line))).toEqual([])
})

test('nothing about a guest is in the log while the database, Stripe or the mail server refuses', async () => {
  const log = readLog()
  const departureId = await aDate()
  for (const column of ['customer_name', 'special_requests']) {
    await backend.query(`ALTER TABLE bookings ADD CONSTRAINT no CHECK (${column} = 'x') NOT VALID`)
    expect((await byCard(departureId)).status).toBe(503)
    expect((await byCrypto(departureId)).status).toBe(503)
    await backend.query('ALTER TABLE bookings DROP CONSTRAINT no')
  }
  await backend.query(`ALTER TABLE enquiries ADD CONSTRAINT no CHECK (message = 'x') NOT VALID`)
  expect((await aMessage()).status).toBe(503)
  await backend.query('ALTER TABLE enquiries DROP CONSTRAINT no')
  await backend.query(`CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no seat for "%"', NEW.customer_name; END $$;
    CREATE TRIGGER shout BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION shout()`)
  expect((await byCrypto(departureId)).status).toBe(503)
  await backend.query('DROP FUNCTION shout CASCADE')

  const message = `No such customer: ${guest.customer_name} (${guest.customer_email})`
  const error = { type: 'invalid_request_error', code: 'email_invalid', message }
  backend.stripe.server.use(http.post(SESSIONS, () => Response.json({ error }, { status: 400 })))
  expect((await byCard(departureId)).status).toBe(502)
  backend.stripe.server.use(http.post(SESSIONS, () => new Response(guest.customer_name)))
  expect((await byCard(departureId)).status).toBe(502)

  await linesOf(log, 8)
  expect(log.filter((line) => PERSONAL.test(line))).toEqual([])
  expect(log.filter((line) => line.includes('"request failed"')).length).toBe(6)
  expect(log.some((line) => line.includes('email_invalid'))).toBe(true)
})

test('a guest named in a mail server’s refusal does not appear in the log', async () => {
  const log = readLog()
  expect((await byCrypto(await aDate())).status).toBe(200)
  mail.refuseWith(550, `${guest.customer_name} <${guest.customer_email}> has left, call ${guest.phone}`)
  await deliverEmails(addMinutes(new Date(), 1))
  await deliverEmails(addMinutes(new Date(), 4 * 24 * 60))
  expect(log.filter((line) => line.includes('given up')).length).toBeGreaterThan(0)
  expect(log.some((line) => line.includes('"responseCode":550'))).toBe(true)
  expect(log.filter((line) => PERSONAL.test(line))).toEqual([])
})

test('a field that names a person is left out, should it ever be logged by mistake', async () => {
  const lines = readLog()
  const { log } = await import('@/lib/observability/log')
  log().info({ customerName: guest.customer_name, booking: { email: guest.customer_email } }, 'a slip')
  log().info(`a slip about ${guest.customer_email}`)
  expect(lines).toHaveLength(2)
  expect(lines.filter((line) => PERSONAL.test(line))).toEqual([])
})

test.each([
  ['a form', checkOut, '/api/checkout'],
  ['an event', handleEvent, '/api/checkout/webhook'],
])(
  'a client that disconnects in the middle of %s is neither an error on our side nor a refusal',
  async (_, call, path) => {
    const log = readLog()
    const before = JSON.stringify(await metrics().refusals.get())
    const gone = new ReadableStream({
      pull(body) {
        body.enqueue(Buffer.from('{"amount":'))
        body.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: gone, duplex: 'half' }
    expect((await call(new Request(`${site.url}${path}`, init))).status).toBe(499)
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', msg: 'request', status: 499 },
    ])
    expect(JSON.stringify(await metrics().refusals.get())).toBe(before)
  },
)
