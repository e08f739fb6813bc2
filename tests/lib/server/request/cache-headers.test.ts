import { pageCacheHeaders } from '@/lib/server/request/cache-headers'

test('browsers revalidate a page, caches keep it for a minute, and its ETag is the build', () => {
  expect(pageCacheHeaders('a-build')).toEqual({
    'Cache-Control': expect.stringMatching(/^public, max-age=0, s-maxage=60,/),
    ETag: 'W/"a-build"',
  })
})
