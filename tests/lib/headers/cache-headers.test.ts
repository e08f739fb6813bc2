import { cacheHeaders } from '@/lib/headers/cache-headers'

const rules = cacheHeaders(['/', '/blog/an-article', '/_not-found'])

test('a page is asked for anew by browsers, and kept for a minute by what stands between', () => {
  for (const route of ['/', '/blog/an-article']) {
    const [header] = rules.find(({ source }) => source === route)?.headers ?? []
    expect(header?.value).toMatch(/^public, max-age=0, s-maxage=60,/)
  }
})

test('nothing keeps what is not there, nor what a call answers', () => {
  const sources = rules.map(({ source }) => source)
  expect(sources).not.toContain('/_not-found')
  expect(sources.filter((source) => source.startsWith('/api') || source.startsWith('/:'))).toEqual([])
})
