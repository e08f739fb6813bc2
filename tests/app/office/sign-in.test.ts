import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import EnterPage from '@/app/office/enter/[token]/page'
import { GET as openByGet, POST as open } from '@/app/office/enter/[token]/open/route'
import OfficeDoor from '@/app/office/page'
import { POST as send } from '@/app/office/send/route'
import { POST as signOut } from '@/app/office/sign-out/route'
import { withOfficePage } from '@/app/office/with-office-page'
import { env } from '@/lib/env'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession } from '@/lib/http/office-session'
import { currentRequestContext, enterRequestContext } from '@/lib/observability/request-context'
import { headerRules } from '@/lib/server/request/header-rules'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anOfficeDoor, IPHONE } from '@/tests/support/an-office-door'
import { freezeClock } from '@/tests/support/freeze-clock'

/* The pages and routes that sign in to the office, in a browser without scripts. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aToken, aCookie } = anOfficeDoor(backend)
const ORIGIN = 'https://lumi.example.com'
const argsOf = (token: string) => ({ params: Promise.resolve({ token }) })
const withCookie = (cookie: string) => ({ cookie: `__Host-office=${cookie}` })

afterEach(() => {
  sent = new Headers()
})

async function htmlOf<Props extends object>(page: (props: Props) => Promise<unknown>, props: Props) {
  enterRequestContext({ id: 'a-request' })
  const html = renderToStaticMarkup((await page(props)) as React.ReactElement)
  return { html, status: currentRequestContext()?.status }
}
const door = (query = {}) =>
  htmlOf(OfficeDoor, { params: Promise.resolve({}), searchParams: Promise.resolve(query) })
const enter = (token: string) => htmlOf(EnterPage, { ...argsOf(token), searchParams: Promise.resolve({}) })

test('the response to a request for a link is the same for every address', async () => {
  for (const email of ['one@lumi.example.com', 'nobody@example.com']) {
    const answer = await send(aForm({ email }))
    expect([...where(answer), await answer.text()]).toEqual([303, '/office?sent', ''])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  const { html } = await door({ sent: '' })
  expect(html).toContain('If this address may open the office, a link is on its way.')
  expect((await send(aForm({ email: 'nobody' }))).status).toBe(400)
})

test('the link shows a button and names its address to its owner only; the press signs in', async () => {
  const token = await aToken()
  const { html, status } = await enter(token)
  expect(status).toBeUndefined()
  expect(html).toContain('Open the office</button>')
  expect(html).toContain('o…@lumi.example.com')
  expect(html).not.toContain('one@lumi.example.com')
  const answer = await open(aForm({}, { 'user-agent': IPHONE }), argsOf(token))
  expect(where(answer)).toEqual([303, '/office'])
  expect(await backend.query('SELECT device FROM office_sessions')).toEqual([{ device: 'Safari on iPhone' }])
})

test('the cookie is strict, out of reach of scripts, and lasts as long as the session may', async () => {
  const answer = await open(aForm({}), argsOf(await aToken()))
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-office=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1209600$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a site without https has a cookie without the prefix, for the office alone', async () => {
  const token = await aToken()
  jest.replaceProperty(env(), 'SITE_URL', 'http://localhost:3000')
  const answer = await open(aForm({}), argsOf(token))
  expect(answer.headers.get('set-cookie')).toMatch(
    /^office=[\w-]{43}; Path=\/office; HttpOnly; SameSite=Strict; Max-Age=1209600$/,
  )
})

test('a used link and a guessed one get the same page and the same refusal', async () => {
  const token = await aToken()
  await open(aForm({}), argsOf(token))
  const pages = [await enter(token), await enter('guessed')]
  expect(pages[0]).toEqual(pages[1])
  expect(pages[0]).toMatchObject({ status: { code: 404 } })
  for (const wrong of [token, 'guessed']) {
    const refused = await open(aForm({}), argsOf(wrong))
    expect([refused.status, refused.headers.get('set-cookie'), await refused.json()]).toEqual([
      404,
      null,
      { error: 'This link does not work any more.', code: 'not_found' },
    ])
    const page = new Request(`${ORIGIN}/office/enter/${wrong}/open`, aForm({}, { accept: 'text/html' }))
    expect(await (await open(page, argsOf(wrong))).text()).toContain('class="back" href="/office"')
  }
})

test('a link is not used up by a GET', async () => {
  const token = await aToken()
  const get = new Request(`${ORIGIN}/office/enter/${token}/open`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect((await openByGet(get, argsOf(token))).status).toBe(405)
  expect(where(await open(aForm({}), argsOf(token)))).toEqual([303, '/office'])
})

/** What the browser says of where a form comes from, and whether it may act. */
test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'none', origin: ORIGIN }, false],
  [{ 'sec-fetch-site': '', origin: ORIGIN }, false],
  [{ origin: ORIGIN }, true],
  [{ origin: 'null' }, false],
  [{ origin: `${ORIGIN}.example` }, false],
  [{ origin: 'http://lumi.example.com' }, false],
  [{}, false],
])('a form with %j acts: %s', async (headers, acts) => {
  const request = () => {
    const form = aForm({ email: 'one@lumi.example.com' })
    for (const name of ['sec-fetch-site', 'origin']) form.headers.delete(name)
    for (const [name, value] of Object.entries(headers)) form.headers.set(name, value)
    return form
  }
  const token = await aToken()
  const statuses = [(await send(request())).status, (await signOut(request())).status]
  statuses.push((await open(request(), argsOf(token))).status)
  expect(statuses).toEqual(acts ? [303, 303, 303] : [403, 403, 403])
})

test('a person who is signed in can sign out, and the browser forgets the pages too', async () => {
  const cookie = await aCookie()
  sent = new Headers(withCookie(cookie))
  expect((await door()).status).toEqual({ code: 303, location: '/office/today' })
  const answer = await signOut(aForm({}, withCookie(cookie)))
  expect(where(answer)).toEqual([303, '/office'])
  expect(answer.headers.get('set-cookie')).toBe(
    '__Host-office=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
  )
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect((await door()).html).toContain('Send me a link')
})

const officePage = withOfficePage(
  '/office/today',
  async (_props: object, { member }) => `secrets for ${member.name}`,
)

test('without a session, a page shows nothing and leads to the sign-in', async () => {
  const wrong = ['A'.repeat(43), `${await aCookie()}x`, '%00']
  for (const cookie of wrong) {
    sent = new Headers(withCookie(cookie))
    const { html, status } = await htmlOf(officePage, {})
    expect(status).toEqual({ code: 303, location: '/office' })
    expect(html).not.toContain('secrets')
  }
})

test('with a session, a page is shown; with two cookies of the name it is not', async () => {
  const cookie = await aCookie()
  sent = new Headers({ cookie: `a=b; __Host-office=${cookie}; office=x` })
  expect((await htmlOf(officePage, {})).html).toContain('secrets for one@lumi.example.com')
  sent = new Headers({ cookie: `__Host-office=${cookie}; __Host-office=${cookie}` })
  expect((await htmlOf(officePage, {})).status).toEqual({ code: 303, location: '/office' })
})

test('a browser that opens a page every half second has to wait', async () => {
  const cookie = await aCookie()
  await backend.query(`INSERT INTO rate_limits (key, points, expire)
    SELECT 'office_calls_of_session:' || id, 1200, ${NOON.getTime() + 60_000} FROM office_sessions`)
  sent = new Headers(withCookie(cookie))
  for (const { html, status } of [await htmlOf(officePage, {}), await door()]) {
    expect(status).toMatchObject({ code: 429 })
    expect(html).toMatch(/<main.*Please wait a moment<.*load this page again in 1 minute/s)
    expect(html).not.toContain('secrets')
  }
  const { GET } = route({ GET: async (request) => Response.json(await requireOfficeSession(request)) })
  expect((await GET(new Request(`${ORIGIN}/office/x`, { headers: withCookie(cookie) }))).status).toBe(429)
})

test('signing in again starts no new count of the address, and a browser over its limit uses up none of it', async () => {
  const [first, second] = [await aCookie(), await aCookie()]
  const read = async (cookie: string) => {
    sent = new Headers(withCookie(cookie))
    return (await htmlOf(officePage, {})).status?.code
  }
  expect(await read(first)).toBeUndefined()
  const calls = () =>
    backend.query<{ points: number }>(
      "SELECT points FROM rate_limits WHERE key LIKE 'office_calls_of_address:%'",
    )
  await backend.query("UPDATE rate_limits SET points = 1200 WHERE key LIKE 'office_calls_of_session:%'")
  expect(await read(first)).toBe(429)
  expect(await calls()).toEqual([{ points: 1 }])
  expect(await read(second)).toBeUndefined()
  await backend.query("UPDATE rate_limits SET points = 3600 WHERE key LIKE 'office_calls_of_address:%'")
  expect([await read(second), await read(await aCookie())]).toEqual([429, 429])
})

test('without a session, a route answers 303 to the sign-in; with one, it answers', async () => {
  const { GET } = route({ GET: async (request) => Response.json(await requireOfficeSession(request)) })
  const call = (headers: Record<string, string>) => GET(new Request(`${ORIGIN}/office/x`, { headers }))
  expect(where(await call({}))).toEqual([303, '/office'])
  expect((await call(withCookie(await aCookie()))).status).toBe(200)
})

test('no page of the office is cached, listed or named to other sites', () => {
  const rule = headerRules().find(({ source }) => source === '/office/:path*')
  expect(Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]))).toEqual({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  })
})

const OPEN = new Set(['page.tsx', 'enter/[token]/page.tsx'])
const ENTRANCE = new Set(['send/route.ts', 'enter/[token]/open/route.ts', 'sign-out/route.ts'])

test('every other page and route of the office asks for a session, and every form for its own page', () => {
  const files = readdirSync('app/office', { recursive: true, encoding: 'utf8' })
  const source = (file: string) => readFileSync(`app/office/${file}`, 'utf8')
  const pages = files.filter((file) => file.endsWith('page.tsx') && existsSync(`app/office/${file}`))
  const own = pages.filter((file) => !OPEN.has(file) && !file.endsWith('-page.tsx'))
  expect(own.filter((file) => !/withOfficePage\(|officeActPage\(/.test(source(file)))).toEqual([])
  const routes = files.filter((file) => file.endsWith('route.ts'))
  expect(
    routes.filter(
      (file) => !ENTRANCE.has(file) && !/requireOfficeSession\(|officeActRoute\(/.test(source(file)),
    ),
  ).toEqual([])
  const posting = routes.filter((file) => /\bPOST:/.test(source(file)))
  expect(posting.filter((file) => !source(file).includes('requireOwnForm('))).toEqual([])
})

test('only one file knows the cookie, and no other reads any', () => {
  const files = ['app', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
      .map((file) => `${folder}/${file}`),
  )
  const knows = files.filter((file) =>
    /__Host-|set-cookie|get\(['"]cookie|cookies\(\)|document\.cookie/i.test(readFileSync(file, 'utf8')),
  )
  expect(knows).toEqual(['lib/http/office-session.ts'])
})
