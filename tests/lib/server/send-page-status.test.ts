import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { notePageStatus } from '@/lib/http/note-page-status'
import { enterRequest, type PageStatus } from '@/lib/observability/current-request'
import { sendPageStatus } from '@/lib/server/send-page-status'

/** Next sends 200 for a page that may have set another status. */
function answered(status?: PageStatus) {
  enterRequest({ id: 'a-request' })
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  sendPageStatus(response)
  if (status) expect(notePageStatus(status)).toBe(true)
  response.writeHead(200)
  return [response.statusCode, response.getHeader('Retry-After')]
}

test('an answer has the status that its page has noted, and says when to come back', () => {
  expect(answered({ code: 404 })).toEqual([404, undefined])
  expect(answered({ code: 429, retryAfterSeconds: 60 })).toEqual([429, '60'])
})

test('an answer of a page that noted nothing keeps its own', () => {
  expect(answered()).toEqual([200, undefined])
})
