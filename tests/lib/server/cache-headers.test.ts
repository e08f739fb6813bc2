import { pageCacheHeaders } from '@/lib/server/cache-headers'

test('a page is asked for anew by browsers, kept for a minute by what stands between, and known by its build', () => {
  expect(pageCacheHeaders('a-build')).toEqual({
    'Cache-Control': expect.stringMatching(/^public, max-age=0, s-maxage=60,/),
    ETag: 'W/"a-build"',
  })
})
