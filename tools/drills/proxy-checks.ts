import { once } from 'node:events'
import { request } from 'node:http'
import http2 from 'node:http2'
import { connect } from 'node:net'
import { ask } from '@/tools/drills/ask'
import { type Check, type Finding, type Stage } from '@/tools/drills/check'
import { compareHeaders } from '@/tools/drills/compare-headers'
import { DOMAIN, OTHER_DOMAIN, type Proxy } from '@/tools/drills/start-proxy'

const WEBHOOK = '/api/checkout/webhook'
const DATES = '/api/availability?tourId=1'
const FILM = '/film/hero-loop.h264.mp4'
const EVENT = { path: WEBHOOK, method: 'POST', headers: { 'content-type': 'application/json' } } as const

/** How many failed tokens one client may send in ten minutes before it gets 429. */
const FAILED_TOKENS = 30
export const CHECKS: readonly Check[] = [
  { name: 'each header as the site sends it, once', expected: 'all, on five answers', run: compareHeaders },
  { name: 'HSTS', expected: 'a year, this host alone', run: readHsts },
  {
    name: 'client address, X-Forwarded-For forged',
    expected: '429 for it, 404 for another',
    run: forgeAddress,
  },
  { name: 'compression: br, gzip, none', expected: 'as asked', run: compareEncodings },
  { name: 'body of 5 MB', expected: '413', run: async ({ proxy }) => statusOf(413, sendEvent(proxy, 5e6)) },
  {
    name: 'body of 20 KiB to the webhook',
    expected: '400',
    run: async ({ proxy }) => statusOf(400, sendEvent(proxy, 20 * 1024)),
  },
  { name: 'head of 17 KiB', expected: '431 or 400', run: sendLongHead },
  { name: 'cookie of 12 KiB', expected: '200', run: async ({ proxy }) => statusOf(200, sendHead(proxy, 12)) },
  { name: '100 streams of HTTP/2 at once', expected: '100 × 200', run: openStreams },
  { name: 'Expect: 100-continue', expected: '100, then 400', run: awaitContinue },
  { name: 'HEAD, 304, a range of the film', expected: 'as HTTP says', run: readParts },
  { name: 'http, other name', expected: 'one hop, path kept', run: followRedirects },
  { name: 'past the proxy', expected: 'refused', run: goPast },
]

async function readHsts({ proxy }: Stage): Promise<Finding> {
  const value = (await ask(proxy, { path: '/' })).headers['strict-transport-security'] ?? 'none'
  return { seen: value, isGood: value === 'max-age=31536000' }
}

async function forgeAddress({ proxy, clients: [first, second] }: Stage): Promise<Finding> {
  const open = async (from: string, claimed: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${claimed}`, 'x-real-ip': '198.51.100.9' }
    return (await ask(proxy, { path: '/booking/no-such-token', from, headers })).status
  }
  for (let tries = 0; tries < FAILED_TOKENS; tries++) await open(first, tries)
  const [limited, other] = [await open(first, 99), await open(second, 0)]
  return { seen: `${limited}, ${other}`, isGood: limited === 429 && other === 404 }
}

async function compareEncodings({ proxy }: Stage): Promise<Finding> {
  const seen: string[] = []
  for (const path of ['/', DATES])
    for (const wanted of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(proxy, { path, headers: { 'accept-encoding': wanted } })
      seen.push(headers['content-encoding'] ?? 'identity')
    }
  return { seen: seen.join(' '), isGood: seen.join(' ') === 'br gzip identity br gzip identity' }
}

async function sendEvent(proxy: Proxy, bytes: number): Promise<number> {
  return (await ask(proxy, { ...EVENT, body: Buffer.alloc(bytes, ' ') })).status
}

async function sendLongHead({ proxy }: Stage): Promise<Finding> {
  const status = await sendHead(proxy, 17)
  return { seen: String(status), isGood: status === 431 || status === 400 }
}

async function sendHead(proxy: Proxy, kilobytes: number): Promise<number> {
  return (await ask(proxy, { path: '/', headers: { cookie: `a=${'b'.repeat(kilobytes * 1024)}` } })).status
}

async function statusOf(wanted: number, asking: Promise<number>): Promise<Finding> {
  const status = await asking
  return { seen: String(status), isGood: status === wanted }
}

async function openStreams({ proxy }: Stage): Promise<Finding> {
  const session = http2.connect(`https://${DOMAIN}:${proxy.port}`, {
    ...{ host: '127.0.0.1', servername: DOMAIN, ca: proxy.certificate },
    lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  const paths = ['/', DATES, '/api/tours', FILM]
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const stream = session.request({ ':path': paths[index % paths.length] })
      const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
      stream.resume()
      await once(stream, 'end')
      return Number(headers[':status'])
    }),
  ).finally(() => session.close())
  const good = statuses.filter((status) => status === 200).length
  return { seen: `${good} × 200`, isGood: good === 100 }
}

async function awaitContinue({ proxy }: Stage): Promise<Finding> {
  const { status, continues } = await ask(proxy, { ...EVENT, body: '{}', waitsForContinue: true })
  return { seen: [...Array(continues).fill(100), status].join(', '), isGood: continues > 0 && status === 400 }
}

async function readParts({ proxy }: Stage): Promise<Finding> {
  const whole = await ask(proxy, { path: '/' })
  const head = await ask(proxy, { path: '/', method: 'HEAD' })
  const same = await ask(proxy, { path: '/', headers: { 'if-none-match': whole.headers.etag ?? '' } })
  const part = await ask(proxy, { path: FILM, headers: { range: 'bytes=1000-1999' } })
  const isHead = head.body.length === 0 && head.headers['content-length'] === whole.headers['content-length']
  const isPart = part.body.length === 1000 && part.headers['content-range']?.startsWith('bytes 1000-1999/')
  const seen = [head.status, same.status, part.status].join(', ')
  return { seen, isGood: seen === '200, 304, 206' && isHead && isPart === true }
}

async function followRedirects({ proxy }: Stage): Promise<Finding> {
  const path = '/blog?from=a%20b'
  const found = [
    await redirectOf(proxy.httpPort, DOMAIN, path),
    await redirectOf(proxy.httpPort, OTHER_DOMAIN, path),
    (await ask({ ...proxy, name: OTHER_DOMAIN }, { path })).headers.location,
  ]
  const wrong = found.filter((location) => location !== `https://${DOMAIN}${path}`)
  return { seen: wrong.length > 0 ? wrong.join(', ') : '3 of 3', isGood: wrong.length === 0 }
}

async function redirectOf(port: number, host: string, path: string): Promise<string | undefined> {
  const asking = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }).end()
  const [response] = await once(asking, 'response')
  response.resume()
  return response.headers.location
}

async function goPast({ sites }: Stage): Promise<Finding> {
  const codes = await Promise.all(
    sites.map(async ({ port }) => {
      // The site listens on 127.0.0.1; 127.0.0.2 is another address of the same machine.
      const socket = connect({ host: '127.0.0.2', port })
      const code = await once(socket, 'connect').then(
        () => 'open',
        (error: NodeJS.ErrnoException) => error.code ?? 'failed',
      )
      socket.destroy()
      return code
    }),
  )
  return { seen: codes.join(', '), isGood: codes.every((code) => code === 'ECONNREFUSED') }
}
