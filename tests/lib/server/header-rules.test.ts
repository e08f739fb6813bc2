import { headerRules } from '@/lib/server/header-rules'

const rules = headerRules()

test('under a server that is not ours pages may run what the build wrote into them, and hold to all else', () => {
  const [everywhere] = rules.filter(({ source, has }) => source === '/:path*' && !has)
  const policy = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-inline' https:\/\/js\.stripe\.com;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(everywhere?.headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
})

test('nothing keeps what a call answers', () => {
  expect(rules.map(({ source }) => source).filter((source) => source.startsWith('/api'))).toEqual([])
})

test('the data of a page is no page, and is not kept', () => {
  expect(rules.at(-1)).toEqual({
    source: '/:path*',
    has: [{ type: 'header', key: 'rsc' }],
    headers: [{ key: 'Cache-Control', value: 'no-store' }],
  })
})

test('other sites may show the pictures that structured data and previews name, and nothing else of ours', () => {
  const open = rules.filter(({ headers }) =>
    headers.some(({ key, value }) => key === 'Cross-Origin-Resource-Policy' && value === 'cross-origin'),
  )
  expect(open.map(({ source }) => source)).toEqual(['/og/:file', '/images/:file*'])
  const [everywhere] = rules
  expect(everywhere?.headers).toContainEqual({ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' })
})
