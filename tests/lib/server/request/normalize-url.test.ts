import fc from 'fast-check'
import { normalizeUrl } from '@/lib/server/request/normalize-url'

test.each([
  ['/blog/%E0%A4%A', '/blog/%25E0%25A4%25A'],
  ['/api/tours/%zz?tourId=%zz', '/api/tours/%25zz?tourId=%zz'],
  ['/blog/%c3%a5?a=b?c', '/blog/%c3%a5?a=b?c'],
  ['/', '/'],
  ['http://evil.example/api/tours?tourId=1', '/api/tours?tourId=1'],
  ['http://evil.example', '/'],
  ['http://[x/payment-success?session_id=1', '/unknown'],
  ['mailto:a@b.example', '/unknown'],
  ['*', '/unknown'],
  ['/%6eorthern%2Dlights-tour?a=%6e', '/northern-lights-tour?a=%6e'],
  ['/blog/a%2fb%20c', '/blog/a%2fb%20c'],
  ['/%5fnot-found', '/unknown/_not-found'],
  ['', '/unknown'],
  ['/404', '/unknown/404'],
  ['/x/../_next/image?url=/../a', '/_next/image?url=/../a'],
  ['/./_next/image', '/_next/image'],
  ['/_next/x/%2e%2E/image', '/_next/image'],
  ['/../../..', '/'],
  ['/a/b/.', '/a/b/'],
  ['/a/b/..', '/a/'],
  ['/.well-known/..a/...', '/.well-known/..a/...'],
  ['/x/../404', '/unknown/404'],
  ['/office/bookings/%00?q=a%00%0%000', '/office/bookings/%EF%BF%BD?q=a%EF%BF%BD%0%EF%BF%BD0'],
  ['/_global-error/?a=b', '/unknown/_global-error/'],
])('%s is normalized to %s', (address, normalized) => {
  expect(normalizeUrl(address)).toBe(normalized)
})

test('every resulting path can be decoded, and a valid one keeps its meaning', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, strange) => {
      const decoded = decodeURIComponent(path)
      fc.pre(!/\/\.\.?(?:\/|$)/.test(decoded))
      expect(decodeURIComponent(normalizeUrl(`/way${path}`))).toBe(
        `/way${decoded.replaceAll('\0', '\uFFFD')}`,
      )
      const [normalized = ''] = normalizeUrl(`/${strange.replaceAll('?', '')}%`).split('?')
      expect(() => decodeURIComponent(normalized)).not.toThrow()
    }),
  )
})
