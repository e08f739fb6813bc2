import { type IncomingMessage, ServerResponse } from 'node:http'
import { refuseLongUrls } from '@/lib/server/request/refuse-long-urls'

function statusOf(url: string): number | null {
  const request = { url, method: 'GET' } as IncomingMessage
  const response = new ServerResponse(request)
  return refuseLongUrls(request, response) ? response.statusCode : null
}

test.each([
  [8000, null],
  [8001, 414],
])('a URL of %d characters gets %s', (length, status) => {
  expect(statusOf('/'.padEnd(length, 'a'))).toBe(status)
})

test.each([
  [50, null],
  [51, 414],
])('a query of %d fields gets %s', (fields, status) => {
  expect(statusOf(`/api/tours?${Array(fields).fill('a').join('&')}`)).toBe(status)
})
