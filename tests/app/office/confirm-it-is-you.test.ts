import { renderToStaticMarkup } from 'react-dom/server'
import ConfirmItIsYouPage from '@/app/office/confirm-it-is-you/page'
import { POST as send } from '@/app/office/confirm-it-is-you/send/route'
import { POST as open } from '@/app/office/enter/[token]/open/route'
import { addMinutes } from '@/lib/calendar/duration'
import { confirmItIsYouPath, parseReturnTo } from '@/lib/contract/office-sign-in'
import { route } from '@/lib/http/define-route'
import { requireFreshProof, requireOfficeSession } from '@/lib/http/office-session'
import { currentRequestContext, enterRequestContext } from '@/lib/observability/request-context'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aForm, where } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'

/* A person who is signed in proves again who they are, before an act of weight. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

const backend = aBackend()
const { aCookie, linksAfter } = anOfficeDoor(backend)
freezeClock(NOON)
const withCookie = (cookie: string) => ({ cookie: `__Host-office=${cookie}` })
const RETURN_TO = '/office/bookings/LL-7KM4QD/refund?amount=600.50&reason=goodwill&draft=a-key'

async function show(query: Record<string, string>) {
  enterRequestContext({ id: 'a-request' })
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) }
  const html = renderToStaticMarkup((await ConfirmItIsYouPage(props)) as React.ReactElement)
  return { html, status: currentRequestContext()?.status }
}

test('an hour after signing in, a fresh link leads back to the act, in a new session', async () => {
  const cookie = await aCookie()
  const act = route({
    async POST(request) {
      requireFreshProof(await requireOfficeSession(request), '/office/bookings/LL-7KM4QD')
      return new Response('done')
    },
  })
  const press = async (of: string) => where(await act.POST(aForm({}, withCookie(of))))
  expect(await withClockAt(addMinutes(NOON, 60), () => press(cookie))).toEqual([200, null])
  await withClockAt(addMinutes(NOON, 61), async () => {
    const asked = '/office/confirm-it-is-you?to=%2Foffice%2Fbookings%2FLL-7KM4QD'
    expect(await press(cookie)).toEqual([303, asked])

    sent = new Headers(withCookie(cookie))
    const { html } = await show({ to: RETURN_TO })
    expect(html).toMatch(/<h1[^>]*>Confirm it is you<.*o…@lumi\.example\.com.*Send me a link<\/button>/s)
    const [link] = await linksAfter(
      async () => {
        const answer = await send(aForm({ to: RETURN_TO }, withCookie(cookie)))
        expect(where(answer)).toEqual([303, `${confirmItIsYouPath(RETURN_TO)}&sent`])
      },
      addMinutes(NOON, 61),
    )
    const after = await show({ to: RETURN_TO, sent: '' })
    expect(after.html).toContain('A link is on its way to o…@lumi.example.com')

    const args = { params: Promise.resolve({ token: link?.tokens[0] ?? 'no link' }) }
    const opened = await open(aForm({}, withCookie(cookie)), args)
    expect(where(opened)).toEqual([303, RETURN_TO])
    const fresh = /office=([\w-]+)/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
    expect(await press(fresh)).toEqual([200, null])
    expect(await press(cookie)).toEqual([303, '/office'])

    sent = new Headers(withCookie(fresh))
    expect((await show({ to: RETURN_TO })).status).toEqual({ code: 303, location: RETURN_TO })
  })
})

test('nobody without a session gets a link from this page', async () => {
  expect(where(await send(aForm({ to: RETURN_TO })))).toEqual([303, '/office'])
  expect(await backend.query("SELECT 1 FROM emails WHERE kind = 'office-link-staff'")).toEqual([])
})

test.each([
  ['/office', '/office'],
  ['/office/today', '/office/today'],
  [RETURN_TO, RETURN_TO],
  ['/office/money?month=2026-12&at=10%3A00', '/office/money?month=2026-12&at=10%3A00'],
  ['/office/../operator/x', null],
  ['/office/%2e%2e/operator/x', null],
  ['//evil.example/office/today', null],
  ['https://evil.example/office/today', null],
  ['/office\\evil.example', '/office/evil.example'],
  ['/officer', null],
  ['/operator/x', null],
  ['/office/today#<script>', '/office/today'],
  ['/office/"onload=', '/office/%22onload='],
  [`/office/${'a'.repeat(501)}`, null],
  [undefined, null],
])('a link that is to lead to %s leads to %s', (text, returnTo) => {
  expect(parseReturnTo(text)).toBe(returnTo)
})
