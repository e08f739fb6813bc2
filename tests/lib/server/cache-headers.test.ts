import { cacheHeaders } from '@/lib/server/cache-headers'

const rules = cacheHeaders(['/', '/blog/an-article', '/_not-found'], 'a-build')

test('a page is asked for anew by browsers, kept for a minute by what stands between, and known by its build', () => {
  for (const route of ['/', '/blog/an-article']) {
    expect(rules.find(({ source }) => source === route)?.headers).toEqual([
      { key: 'Cache-Control', value: expect.stringMatching(/^public, max-age=0, s-maxage=60,/) },
      { key: 'ETag', value: 'W/"a-build"' },
    ])
  }
})

test('nothing keeps what is not there, nor what a call answers', () => {
  const sources = rules.map(({ source }) => source)
  expect(sources).not.toContain('/_not-found')
  expect(sources.filter((source) => source.startsWith('/api'))).toEqual([])
})

test('the data of a page is no page, and has no rule of one', () => {
  const page = rules.find(({ source }) => source === '/blog/an-article')
  expect(page?.missing).toEqual([{ type: 'header', key: 'rsc' }])
  expect(rules.at(-1)).toEqual({
    source: '/:path*',
    has: [{ type: 'header', key: 'rsc' }],
    headers: [{ key: 'Cache-Control', value: 'no-store' }],
  })
})
