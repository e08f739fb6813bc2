import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageCacheHeaders } from '@/lib/server/request/cache-headers'
import { siteHeaders } from '@/lib/server/request/security-headers'
import { serveBuiltFiles } from '@/lib/server/request/serve-built-files'
import { readBuiltFiles } from '@/lib/server/request/built-files'
import { type BuiltSite, readBuiltSite } from '@/lib/server/build/built-site'
import { compressBuild } from '@/lib/server/build/compress-build'

const PAGE = `<!doctype html><title>Ice</title><script>alert(1)</script>${'<p>The lake sings at night.</p>'.repeat(50)}`
// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

const SCRIPT = `console.log(${JSON.stringify('snow '.repeat(200))})`

const site: BuiltSite = {
  buildId: 'build',
  pages: [
    { path: '/', file: 'pages/index.html', varies: 'rsc' },
    { path: '/ice', file: 'pages/ice.html', varies: 'rsc' },
  ],
  assets: ['chunks/a.js', 'media/face.woff2', 'media/notes.map'].map((file) => ({
    path: `/_next/static/${file}`,
    file: `static/${file}`,
  })),
  errorPages: ['pages/404.html'],
}

const build = mkdtempSync(path.join(tmpdir(), 'built-'))
let answers: ReturnType<typeof serveBuiltFiles>
const server = createServer((request, response) => {
  if (!answers(request, response)) response.writeHead(418).end('Next')
})

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true })
    writeFileSync(path.join(build, file), text)
  }
  write('site.json', JSON.stringify(site))
  for (const name of ['index', 'ice', '404']) write(`pages/${name}.html`, PAGE)
  write('static/chunks/a.js', SCRIPT)
  write('static/media/face.woff2', 'wOF2')
  write('static/media/notes.map', '{}')
  await compressBuild(build)
  answers = serveBuiltFiles(readBuiltFiles(build, readBuiltSite(build), siteHeaders('host')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  rmSync(build, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Without a browser's own compression headers. */
async function get(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const asking = ask({ host: '127.0.0.1', port, path: url, method, headers }).end()
  const [response] = await once(asking, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

test('a page is served as built, with the headers of its own URL', async () => {
  const { status, headers, body } = await get('/ice?from=search')
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: PAGE })
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining(`script-src 'self' ${ALERT} https://js.stripe.com;`),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': expect.stringMatching(/^public, max-age=0,/),
    'x-content-type-options': 'nosniff',
    'content-length': String(PAGE.length),
  })
  expect(headers.vary).toContain('Accept-Encoding')
  expect(headers.vary).toContain('rsc')
  expect(headers['content-encoding']).toBeUndefined()
})

test('the home page and scripts are served, and scripts may be cached forever', async () => {
  expect((await get('/')).body.toString()).toBe(PAGE)
  const { headers, body } = await get('/_next/static/chunks/a.js')
  expect(body.toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-security-policy': expect.stringContaining("script-src 'self' https://js.stripe.com;"),
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
])('a client that accepts %s gets %s', async (accepted, encoding) => {
  const { headers, body } = await get('/ice', { 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-length']).toBe(String(body.length))
  const uncompressed = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
  expect(uncompressed.toString()).toBe(PAGE)
})

test.each(['', 'identity', 'deflate', 'br;q=0', ';;,=', 'zstd'])(
  'a client that accepts "%s" gets the page uncompressed',
  async (accepted) => {
    const { headers, body } = await get('/ice', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(PAGE)
  },
)

test('a typeface is sent as it is', async () => {
  const { headers, body } = await get('/_next/static/media/face.woff2', { 'Accept-Encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect({ type: headers['content-type'], body: body.toString() }).toEqual({
    type: 'font/woff2',
    body: 'wOF2',
  })
})

test('a HEAD request gets no body, but its length', async () => {
  const { status, headers, body } = await get('/ice', {}, 'HEAD')
  expect({ status, length: headers['content-length'], body: body.length }).toEqual({
    status: 200,
    length: String(PAGE.length),
    body: 0,
  })
})

test('a browser that has this page gets a short 304', async () => {
  const { ETag: mark } = pageCacheHeaders(Buffer.from(PAGE))
  const known = await get('/ice', { 'If-None-Match': `W/"other", ${mark}` })
  expect({ status: known.status, body: known.body.length }).toEqual({ status: 304, body: 0 })
  expect(known.headers['cache-control']).toMatch(/^public, max-age=0,/)
  expect((await get('/ice', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
})

test.each([
  ['another method', '/ice', {}, 'POST'],
  ['the data of a page', '/ice', { RSC: '1' }, 'GET'],
  ['an unknown address', '/snow', {}, 'GET'],
  ['a slash too many', '/ice/', {}, 'GET'],
  ['the page of unknown addresses', '/404', {}, 'GET'],
  ['what the build keeps for itself', '/pages/ice.html', {}, 'GET'],
  ['another file of the build', '/_next/static/media/notes.map', {}, 'GET'],
  ['a way out of the folder', '/_next/static/../pages/ice.html', {}, 'GET'],
])('%s is left to Next', async (_, url, headers, method) => {
  expect((await get(url, headers, method)).status).toBe(418)
})
