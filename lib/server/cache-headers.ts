/**
 * A browser asks each time whether a page has changed, in a few bytes; a CDN asks once a minute, and answers with what
 * it has meanwhile, for five minutes in all. So a new build or price is everywhere soon, with nothing to purge.
 */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'

/** Files that keep their name when they change. Scripts and styles are named by what is in them; Next says so itself. */
export const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * How long browsers and a CDN may keep a built page, and the ETag by which they ask whether it has changed.
 *
 * @param buildId  pages change with the build and at no other time
 */
export function pageCacheHeaders(buildId: string): Readonly<Record<string, string>> {
  return { 'Cache-Control': PAGE, ETag: `W/"${buildId}"` }
}
