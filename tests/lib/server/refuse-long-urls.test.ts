import { type IncomingMessage, ServerResponse } from 'node:http'
import { refuseLongUrls } from '@/lib/server/refuse-long-urls'

test.each([
  [8000, null],
  [8001, 414],
])('an address of %d characters is answered with %s', (length, status) => {
  const request = { url: '/'.padEnd(length, 'a'), method: 'GET' } as IncomingMessage
  const response = new ServerResponse(request)
  expect(refuseLongUrls(request, response) ? response.statusCode : null).toBe(status)
})
