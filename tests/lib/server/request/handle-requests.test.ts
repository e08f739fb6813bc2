import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { sendSharedJson, createSharedJson } from '@/lib/http/shared-json'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { handleRequests } from '@/lib/server/request/handle-requests'
import { siteHeaders } from '@/lib/server/request/security-headers'
import { expectLog, readLog } from '@/tests/support/expect-logged-problem'

const PAGE = '<!doctype html><title>Ice</title>'
const TEXT = 'The lake sings at night. '.repeat(100)

/** The requests that reached Next, last first. */
const arrived: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] = []
let next: Parameters<typeof handleRequests>[0]['next']

const server = createServer(
  handleRequests({
    trustedHops: 0,
    builtFiles: new Map([['/ice', { headers: {}, bodies: { identity: Buffer.from(PAGE) } }]]),
    publicFiles: new Map([['/film/a.mp4', { bytes: 100, changedAt: new Date(0) }]]),
    sharedAssets: '',
    headers: siteHeaders('host'),
    errorScripts: [],
    next: (request, response) => next(request, response),
  }),
)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  arrived.length = 0
  next = async ({ url, headers }, response) => {
    arrived.unshift({ url, headers: { ...headers } })
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(TEXT)
  }
})

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, init)
}

test('a built page is served without Next, however its URL is written', async () => {
  for (const path of ['/ice', '/ice?from=search', '/%69ce', '/snow/%2e%2e/ice'])
    expect(await (await ask(path)).text()).toBe(PAGE)
  expect(arrived).toEqual([])
})

test('a form sent to its own page reaches the route next to it, and the page can still be read', async () => {
  await ask('/find-booking?from=mail', {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.com' }),
  })
  await ask('/find-booking')
  expect(arrived.map(({ url }) => url)).toEqual(['/find-booking', '/find-booking/send?from=mail'])
  expect((await ask('/find-booking/other', { method: 'POST' })).status).toBe(405)
})

test('URLs that the build does not have are passed on to Next, and compressed', async () => {
  const answer = await ask('/snow', { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(TEXT)
})

test('a client that accepts Brotli gets the body that a route has compressed once, others get it uncompressed', async () => {
  const shared = createSharedJson({ words: TEXT })
  next = async (_request, response) => {
    const answer = await sendSharedJson(shared)
    // In the way Next sends a route's response.
    answer.headers.forEach((value, name) => response.setHeader(name, [value]))
    if (answer.body) response.write(Buffer.from(await answer.arrayBuffer()))
    response.end()
  }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await ask('/api/availability', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.json()).toEqual({ words: TEXT })
  }
})

test('Next gets the client’s address and the request id, whatever the client claims', async () => {
  readLog()
  const claims = {
    [CLIENT_ADDRESS_HEADER]: '192.0.2.1',
    'X-Request-Id': 'mine',
    'User-Agent': 'u'.repeat(5000),
  }
  const answer = await ask('/api/tours', { headers: claims })
  const [asked] = arrived
  expect(asked?.headers).toMatchObject({
    [CLIENT_ADDRESS_HEADER]: '127.0.0.1',
    'x-request-id': answer.headers.get('x-request-id'),
    'user-agent': 'u'.repeat(512),
  })
})

test.each([
  ['another method', '/ice', { method: 'DELETE' }, 405],
  ['an address longer than any that we gave', `/snow?${'a'.repeat(9000)}`, {}, 414],
  ['a picture that no page shows', '/_next/image?url=%2Frobots.txt&w=1080&q=75', {}, 404],
  ['a range beyond a file', '/film/a.mp4', { headers: { Range: 'bytes=100-' } }, 416],
])('%s is refused before it reaches Next, with the security headers', async (_, path, init, status) => {
  const answer = await ask(path, init)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(arrived).toEqual([])
})

/** Next sends redirects without the headers of its configuration. */
test('every response below a private address is private, whoever sends it', async () => {
  next = async (_request, response) => {
    response.writeHead(308, { Location: '/office/today' }).end()
  }
  const sent = async (path: string, method = 'GET') => {
    const { status, headers } = await ask(path, { method, redirect: 'manual' })
    return [status, ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))]
  }
  const PRIVATE = ['no-store', 'no-referrer', 'noindex, nofollow']
  for (const path of [
    '/office',
    '/office?q=a',
    '/office/today/',
    '/office//today',
    '//office/today',
    '/booking/x/',
  ])
    expect([path, ...(await sent(path))]).toEqual([path, 308, ...PRIVATE])
  for (const path of ['/office/today', '/office', '/operator/x'])
    expect([path, ...(await sent(path, 'POST'))]).toEqual([path, 405, ...PRIVATE])
  expect((await sent('/office.js')).at(-1)).toBeNull()
  expect((await sent('/officer')).at(-1)).toBeNull()
})

test.each(['*', '/', '/ice', 'http://lumi.example.com/ice'])(
  'OPTIONS %s lists the allowed methods, and does not reach Next',
  async (target) => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(`OPTIONS ${target} HTTP/1.0\r\n\r\n`)
    let said = ''
    for await (const chunk of socket) said += chunk
    expect(said).toMatch(/^HTTP\/1\.1 204 /)
    expect(said).toContain('\r\nAllow: GET, HEAD, OPTIONS\r\n')
    expect(arrived).toEqual([])
  },
)

test('a request on which Next fails gets a 500', async () => {
  const logged = expectLog()
  next = () => Promise.reject(new Error('stumbled'))
  expect((await ask('/snow')).status).toBe(500)
  expect(logged.mock.lastCall?.[0]).toContain('a request was not answered')
})
