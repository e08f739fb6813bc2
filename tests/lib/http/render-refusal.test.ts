import { company } from '@/content/company'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const { GET, POST } = route({
  POST: () => {
    throw new RefusedRequestError(
      429,
      { error: 'Wait <b>a</b> minute.', code: 'too_many_requests' },
      { retryAfterSeconds: 60 },
    )
  },
})

const send = (path: string, headers: Record<string, string>) =>
  POST(new Request(`https://lumi.example.com${path}`, { method: 'POST', headers }))

test.each([
  ['/find-booking/send', '/find-booking'],
  ['/booking/abc/change', '/booking/abc'],
  ['/booking/abc/cancel/confirm', '/booking/abc'],
  ['/operator/abc/move/preview', '/operator/abc'],
  ['/waiting/abc/leave', '/waiting/abc'],
  ['/review/abc/withdraw', '/review/abc'],
  ['/office/enter/abc/open', '/office'],
  ['/office/settings/sessions/abc/end', '/office'],
  ['/elsewhere', '/'],
])('a form of %s sent from a page gets an error page, with a link back to %s', async (path, back) => {
  const response = await send(path, BROWSER)
  expect(response.status).toBe(429)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '60',
  })
  const text = await response.text()
  expect(text).toContain('<p role="alert">Wait &lt;b&gt;a&lt;/b&gt; minute.</p>')
  expect(text).toContain(`href="${back}">Go back</a>`)
  expect(text).toContain(company.phone)
})

test('opening the URL of a form leads back to its page', async () => {
  const response = await GET(new Request('https://lumi.example.com/booking/abc/change', { headers: BROWSER }))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(await response.text()).toContain('href="/booking/abc">Go back</a>')
})

test.each([
  ['/api/checkout', BROWSER],
  ['/find-booking/send', { accept: '*/*' }],
  ['/find-booking/send', {}],
])('programs get the refusal as JSON, %s %j', async (path, headers) => {
  const response = await send(path, headers)
  expect(response.status).toBe(429)
  expect(await response.json()).toEqual({ error: 'Wait <b>a</b> minute.', code: 'too_many_requests' })
})
