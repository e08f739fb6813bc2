import { type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from 'node:http'
import { film } from '@/content/film'
import { pictures } from '@/content/pictures'
import { checkPreconditions } from '@/lib/server/request/check-preconditions'
import { listPublicFiles } from '@/lib/server/request/public-files'

const FILM = '/film/a.mp4'
const guard = checkPreconditions(
  new Map([[FILM, { bytes: 100, changedAt: new Date('2026-01-02T10:00:00.900Z') }]]),
)

/** The response; or the headers with which the request is passed on to Next. */
function ask(headers: IncomingHttpHeaders, { url = FILM, method = 'GET' } = {}) {
  const request = { url, method, headers: { ...headers } } as IncomingMessage
  const response = new ServerResponse(request)
  const head = jest.spyOn(response, 'writeHead')
  return guard(request, response) ? head.mock.lastCall : request.headers
}

test('a valid range is passed on to Next', () => {
  expect(ask({ range: 'bytes=0-9' })).toEqual({ range: 'bytes=0-9' })
  expect(ask({ range: 'bytes=-5', 'if-range': '"a"' }, { url: `${FILM}?v=2` })).toEqual({
    range: 'bytes=-5',
    'if-range': '"a"',
  })
})

test('a range beyond the file is refused with the file’s length', () => {
  expect(ask({ range: 'bytes=100-' })).toEqual([
    416,
    { 'Cache-Control': 'no-store', 'Content-Range': 'bytes */100' },
  ])
})

test.each([
  ['one that means nothing', { range: 'bytes=?a' }, {}],
  ['one that ends before it begins', { range: 'bytes=5-2' }, {}],
  ['several', { range: 'bytes=0-1,4-5' }, {}],
  ['one of no file', { range: 'bytes=0-1' }, { url: '/icon.svg' }],
  ['one for the head', { range: 'bytes=100-' }, { method: 'HEAD' }],
])('%s is removed, and the whole file is sent', (_, headers, request) => {
  expect(ask(headers, request)).toEqual({})
})

test('a conditional range beyond the file is removed, because the condition may not hold', () => {
  expect(ask({ range: 'bytes=100-', 'if-range': '"a"' })).toEqual({ 'if-range': '"a"' })
})

test('a file that does not meet the precondition is refused', () => {
  expect(ask({ 'if-match': '"a"' })).toEqual([412, { 'Cache-Control': 'no-store' }])
  expect(ask({ 'if-unmodified-since': 'Fri, 02 Jan 2026 09:59:59 GMT' })).toEqual([
    412,
    { 'Cache-Control': 'no-store' },
  ])
})

test('a file that meets the precondition, or any file, is passed on to Next', () => {
  const since = { 'if-unmodified-since': 'Fri, 02 Jan 2026 10:00:00 GMT' }
  expect([ask({ 'if-match': '*' }), ask(since), ask({ 'if-unmodified-since': 'soon' })]).toEqual([
    {},
    since,
    { 'if-unmodified-since': 'soon' },
  ])
})

test('the film, the pictures and their sizes are listed by the paths that pages use', () => {
  const files = listPublicFiles('public')
  const named = [...film.sources, ...Object.values(pictures)].map(({ file }) => file)
  expect(named.filter((file) => !((files.get(file)?.bytes ?? 0) > 0))).toEqual([])
})
