import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { refuseUnsupportedMethods } from '@/lib/server/request/refuse-unsupported-methods'

const server = createServer((request, response) => {
  if (!refuseUnsupportedMethods(request, response)) response.end('Next')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** Raw, because no library would send it like this. */
async function send(method: string, path: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  let said = ''
  for await (const chunk of socket) said += chunk
  return said
}

test.each([
  ['TRACE', '/api/tours', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['TRACE', '/ice-fishing', 'GET, HEAD, OPTIONS'],
  ['POST', '/ice-fishing', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/og/home.jpg', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/feed.xml', 'GET, HEAD, OPTIONS'],
])('%s %s is refused, with the allowed methods', async (method, path, allowed) => {
  const said = await send(method, path)
  expect(said).toContain('HTTP/1.1 405 ')
  expect(said).toContain(`\r\nAllow: ${allowed}\r\n`)
  expect(said).toContain(`{"error":"${method} is not answered here.","code":"method_not_allowed"}`)
})

/** As load balancers check for life; OPTIONS for the whole server arrives as an empty URL. */
test.each(['/', '/_next/static/a.js', '/ice-fishing?a=b', '/unknown'])(
  'OPTIONS %s lists the allowed methods',
  async (path) => {
    const said = await send('OPTIONS', path)
    expect(said).toContain('HTTP/1.1 204 ')
    expect(said).toContain('\r\nAllow: GET, HEAD, OPTIONS\r\n')
  },
)

test.each([
  ['GET', '/ice-fishing'],
  ['POST', '/api/checkout'],
  ['OPTIONS', '/api/checkout'],
  ['PUT', '/api/tours'],
])('%s %s is left to its route', async (method, path) => {
  expect(await send(method, path)).toContain('Next')
})
