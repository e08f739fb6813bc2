import { pageCacheHeaders } from '@/lib/server/request/cache-headers'

test('browsers revalidate a page, caches keep it for a minute, and its ETag changes with its content', () => {
  const [one, other] = ['one', 'other'].map((page) => pageCacheHeaders(Buffer.from(page)))
  expect(one).toEqual({
    'Cache-Control': expect.stringMatching(/^public, max-age=0, s-maxage=60,/),
    ETag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  })
  expect(other?.ETag).not.toBe(one?.ETag)
})
