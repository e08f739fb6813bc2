import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answerBuilt } from '@/lib/server/answer-built'
import { answerFirst } from '@/lib/server/answer-first'
import { readBuiltFiles } from '@/lib/server/built-files'
import { packBuild } from '@/lib/server/pack-build'

const PAGE = `<!doctype html><title>Ice</title>${'<p>The lake sings at night.</p>'.repeat(50)}`
const SCRIPT = `console.log(${JSON.stringify('snow '.repeat(200))})`

const build = mkdtempSync(path.join(tmpdir(), 'built-'))
const server = createServer((_, response) => response.writeHead(418).end('Next'))

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true })
    writeFileSync(path.join(build, file), text)
  }
  const page = { initialRevalidateSeconds: false, dataRoute: '/ice.rsc' }
  write(
    'prerender-manifest.json',
    JSON.stringify({
      routes: {
        '/': page,
        '/ice': page,
        '/_not-found': page,
        '/changing': { ...page, initialRevalidateSeconds: 60 },
        '/icon.svg': { ...page, dataRoute: null },
      },
    }),
  )
  write(
    'routes-manifest.json',
    JSON.stringify({
      headers: [
        { regex: '^/.*$', headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }] },
        {
          regex: '^/ice$',
          headers: [
            { key: 'Content-Security-Policy', value: "script-src 'sha256-x'" },
            { key: 'Cache-Control', value: 'public, max-age=0' },
            { key: 'ETag', value: 'W/"build"' },
          ],
        },
      ],
    }),
  )
  for (const name of ['index', 'ice', '_not-found', 'changing']) write(`server/app/${name}.html`, PAGE)
  write('server/app/ice.rsc', 'data')
  write('static/chunks/a.js', SCRIPT)
  write('static/media/face.woff2', 'wOF2')
  write('static/media/notes.map', '{}')
  await packBuild(build)
  answerFirst(server, answerBuilt(readBuiltFiles(build)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  rmSync(build, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Without a browser's own ideas of compression. */
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

test('a page is answered as it was built, with the headers of its own address', async () => {
  const { status, headers, body } = await get('/ice?from=search')
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: PAGE })
  expect(headers).toMatchObject({
    'content-security-policy': "script-src 'sha256-x'",
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0',
    'content-length': String(PAGE.length),
  })
  expect(headers.vary).toContain('Accept-Encoding')
  expect(headers.vary).toContain('rsc')
  expect(headers['content-encoding']).toBeUndefined()
})

test('the home page and scripts are answered, and scripts may be kept for good', async () => {
  expect((await get('/')).body.toString()).toBe(PAGE)
  const { headers, body } = await get('/_next/static/chunks/a.js')
  expect(body.toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-security-policy': "default-src 'none'",
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
])('a visitor who takes %s gets %s', async (accepted, encoding) => {
  const { headers, body } = await get('/ice', { 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-length']).toBe(String(body.length))
  const unpacked = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
  expect(unpacked.toString()).toBe(PAGE)
})

test.each(['', 'identity', 'deflate', 'br;q=0', ';;,=', 'zstd'])(
  'a visitor who takes "%s" gets the page uncompressed',
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

test('a question for the head has no body, and says how long it would be', async () => {
  const { status, headers, body } = await get('/ice', {}, 'HEAD')
  expect({ status, length: headers['content-length'], body: body.length }).toEqual({
    status: 200,
    length: String(PAGE.length),
    body: 0,
  })
})

test('a browser that has the page of this build is told so in a few bytes', async () => {
  const known = await get('/ice', { 'If-None-Match': 'W/"other", W/"build"' })
  expect({ status: known.status, body: known.body.length }).toEqual({ status: 304, body: 0 })
  expect(known.headers['cache-control']).toBe('public, max-age=0')
  expect((await get('/ice', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
})

test.each([
  ['another method', '/ice', {}, 'POST'],
  ['the data of a page', '/ice', { RSC: '1' }, 'GET'],
  ['an unknown address', '/snow', {}, 'GET'],
  ['a slash too many', '/ice/', {}, 'GET'],
  ['a page that changes by itself', '/changing', {}, 'GET'],
  ['a file that is no page', '/icon.svg', {}, 'GET'],
  ['the page of unknown addresses', '/_not-found', {}, 'GET'],
  ['what the build keeps for itself', '/ice.html', {}, 'GET'],
  ['another file of the build', '/_next/static/media/notes.map', {}, 'GET'],
  ['a way out of the folder', '/_next/static/../server/app/ice.rsc', {}, 'GET'],
])('%s is left to Next', async (_, url, headers, method) => {
  expect((await get(url, headers, method)).status).toBe(418)
})
