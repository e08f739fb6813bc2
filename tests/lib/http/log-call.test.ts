import { route } from '@/lib/http/define-route'
import { refuse } from '@/lib/http/respond'
import { enterRequestContext } from '@/lib/observability/request-context'
import { log } from '@/lib/observability/log'
import { readLog } from '@/tests/support/expect-logged-problem'

const { GET } = route({
  GET() {
    log().info('in between')
    return refuse(404, { error: 'There is no such tour.', code: 'not_found' })
  },
})
const ask = () => GET(new Request('http://localhost/api/availability?tourId=3'))
const parse = (lines: readonly string[]) => lines.map((line) => JSON.parse(line))

test('under a server other than ours a call is logged, and all its lines and the response carry its id', async () => {
  const lines = readLog()
  const requestId = (await ask()).headers.get('x-request-id')
  expect(parse(lines)).toMatchObject([
    { msg: 'in between', requestId },
    { msg: 'request', requestId, method: 'GET', route: '/api/availability', status: 404, code: 'not_found' },
  ])
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
})

test('a call handled by our own server is logged only by that server', async () => {
  const lines = readLog()
  enterRequestContext({ id: 'of-our-server' })
  expect((await ask()).headers.get('x-request-id')).toBeNull()
  expect(parse(lines)).toMatchObject([{ msg: 'in between', requestId: 'of-our-server' }])
})
