/**
 * A browser checks each time whether a page has changed, in a few bytes; a CDN checks once a minute, and may serve its
 * copy for five minutes in all. So a new build or price is soon everywhere, with nothing to purge.
 */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'

/**
 * Files that keep their name when they change. Scripts and styles have a content hash in their name; Next sets their
 * headers.
 */
export const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * How long browsers and a CDN may keep a built page, and the ETag for checking whether it has changed.
 *
 * @param buildId  pages change only with the build
 */
export function pageCacheHeaders(buildId: string): Readonly<Record<string, string>> {
  return { 'Cache-Control': PAGE, ETag: `W/"${buildId}"` }
}
