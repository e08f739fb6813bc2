import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setPageStatus } from '@/lib/http/set-page-status'
import { enterRequestContext, type PageStatus } from '@/lib/observability/request-context'
import { sendPageStatus } from '@/lib/server/request/send-page-status'

/** Next sends 200 for a page that may have set another status. */
function answered(status?: PageStatus) {
  enterRequestContext({ id: 'a-request' })
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  sendPageStatus(response)
  if (status) expect(setPageStatus(status)).toBe(true)
  response.writeHead(200)
  return [response.statusCode, response.getHeader('Retry-After'), response.getHeader('Location')]
}

test('a response has the status set by its page, and says when to retry', () => {
  expect(answered({ code: 404 })).toEqual([404, undefined, undefined])
  expect(answered({ code: 429, retryAfterSeconds: 60 })).toEqual([429, '60', undefined])
})

test('a page can send the browser to another one', () => {
  expect(answered({ code: 303, location: '/office' })).toEqual([303, undefined, '/office'])
})

test('the response of a page that set nothing keeps its status', () => {
  expect(answered()).toEqual([200, undefined, undefined])
})
