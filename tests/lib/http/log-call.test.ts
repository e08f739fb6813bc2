import { route } from '@/lib/http/route'
import { refuse } from '@/lib/http/respond'
import { enterRequest } from '@/lib/observability/current-request'
import { log } from '@/lib/observability/log'
import { readLog } from '@/tests/support/expect-log'

const { GET } = route({
  GET() {
    log().info('in between')
    return refuse(404, { error: 'There is no such tour.', code: 'not_found' })
  },
})
const ask = () => GET(new Request('http://localhost/api/availability?tourId=3'))
const parse = (lines: readonly string[]) => lines.map((line) => JSON.parse(line))

test('under a server that is not ours a call has its line, and its id is in all its lines and in the answer', async () => {
  const lines = readLog()
  const requestId = (await ask()).headers.get('x-request-id')
  expect(parse(lines)).toMatchObject([
    { msg: 'in between', requestId },
    { msg: 'request', requestId, method: 'GET', route: '/api/availability', status: 404, code: 'not_found' },
  ])
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
})

test('a call that our own server has begun is logged by that server alone', async () => {
  const lines = readLog()
  enterRequest({ id: 'of-our-server' })
  expect((await ask()).headers.get('x-request-id')).toBeNull()
  expect(parse(lines)).toMatchObject([{ msg: 'in between', requestId: 'of-our-server' }])
})
