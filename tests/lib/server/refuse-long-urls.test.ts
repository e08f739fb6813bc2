import { type IncomingMessage, ServerResponse } from 'node:http'
import { refuseLongUrls } from '@/lib/server/refuse-long-urls'

function statusOf(url: string): number | null {
  const request = { url, method: 'GET' } as IncomingMessage
  const response = new ServerResponse(request)
  return refuseLongUrls(request, response) ? response.statusCode : null
}

test.each([
  [8000, null],
  [8001, 414],
])('an address of %d characters is answered with %s', (length, status) => {
  expect(statusOf('/'.padEnd(length, 'a'))).toBe(status)
})

test.each([
  [50, null],
  [51, 414],
])('a query of %d fields is answered with %s', (fields, status) => {
  expect(statusOf(`/api/tours?${Array(fields).fill('a').join('&')}`)).toBe(status)
})
