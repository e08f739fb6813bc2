import { type IncomingMessage, ServerResponse } from 'node:http'
import { type BuiltFile } from '@/lib/server/request/built-files'
import { redirectCapitals } from '@/lib/server/request/redirect-capitals'

const page: BuiltFile = { headers: {}, bodies: { identity: Buffer.from('') } }
const redirect = redirectCapitals(
  new Map([
    ['/de', page],
    ['/de/nordlichter-tour', page],
    ['/_next/static/AbC.js', page],
  ]),
)

function locationOf(url: string, method = 'GET') {
  const request = { url, method } as IncomingMessage
  const response = new ServerResponse(request)
  return redirect(request, response) ? [response.statusCode, response.getHeader('Location')] : null
}

test.each([
  ['/DE', '/de'],
  ['/de/Nordlichter-Tour?date=2026-12-19&name=Aino', '/de/nordlichter-tour?date=2026-12-19&name=Aino'],
])('%s leads to %s', (url, own) => {
  expect(locationOf(url)).toEqual([308, own])
  expect(locationOf(url, 'HEAD')).toEqual([308, own])
})

test.each(['/de', '/de?Name=Aino', '/DE/NOWHERE', '/_next/static/AbC.js'])('%s is left alone', (url) => {
  expect(locationOf(url)).toBeNull()
})

test('a form is not sent elsewhere', () => {
  expect(locationOf('/DE', 'POST')).toBeNull()
})
