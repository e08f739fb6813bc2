import { type HeaderRule } from '@/lib/server/security-headers'

/**
 * A browser asks each time whether a page has changed, in a few bytes; a CDN asks once a minute, and answers with what
 * it has meanwhile, for five minutes in all. So a new build or price is everywhere soon, with nothing to purge.
 */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'

/** Files that keep their name when they change. Scripts and styles are named by what is in them; Next says so itself. */
const FILE = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * How long browsers and a CDN may keep what they got, and by what they know it again.
 *
 * @param routes   of the static pages
 * @param buildId  pages change with the build and at no other time
 */
export function cacheHeaders(routes: readonly string[], buildId: string): HeaderRule[] {
  const rule = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })
  const mark = { key: 'ETag', value: `W/"${buildId}"` }
  const pages = routes.filter((route) => !route.startsWith('/_')).map((route) => rule(route, PAGE))
  // Next answers questions for a page's data at the page's own address. No CDN may take that for the page.
  const missing: HeaderRule['missing'] = [{ type: 'header', key: 'rsc' }]
  const files = ['/images/:file*', '/film/:file*', '/og/:file', '/nights/:file*'].map((source) =>
    rule(source, FILE),
  )
  // Its name does not change with the build either.
  const data = {
    ...rule('/:path*', 'no-store'),
    has: [{ type: 'header', key: 'rsc' }] satisfies HeaderRule['has'],
  }
  return [
    ...pages.map(({ source, headers }) => ({ source, missing, headers: [...headers, mark] })),
    ...files,
    data,
  ]
}
