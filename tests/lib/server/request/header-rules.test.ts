import { headerRules } from '@/lib/server/request/header-rules'

const rules = headerRules()

test('under a server other than ours pages may run the build’s inline scripts, with all other rules in place', () => {
  const [everywhere] = rules.filter(({ source, has }) => source === '/:path*' && !has)
  const policy = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-inline' https:\/\/js\.stripe\.com;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(everywhere?.headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
})

test('responses to calls are never cached', () => {
  expect(rules.map(({ source }) => source).filter((source) => source.startsWith('/api'))).toEqual([])
})

test('the data of a page is not the page, and is not cached', () => {
  expect(rules.at(-1)).toEqual({
    source: '/:path*',
    has: [{ type: 'header', key: 'rsc' }],
    headers: [{ key: 'Cache-Control', value: 'no-store' }],
  })
})

test('other sites may only show the pictures in structured data and previews', () => {
  const open = rules.filter(({ headers }) =>
    headers.some(({ key, value }) => key === 'Cross-Origin-Resource-Policy' && value === 'cross-origin'),
  )
  expect(open.map(({ source }) => source)).toEqual(['/og/:file', '/images/:file*'])
  const [everywhere] = rules
  expect(everywhere?.headers).toContainEqual({ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' })
})
