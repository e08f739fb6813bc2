import { createHash } from 'node:crypto'

const ETAG_LENGTH = 22

/**
 * Browsers check every time whether a page has changed, which takes a few bytes. A CDN checks once a minute, and may
 * serve its copy for five minutes in total. A new build or price therefore soon appears everywhere, with nothing to
 * purge.
 */
const PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'

/**
 * For files whose name stays the same when their content changes. Scripts and styles have a content hash in their name;
 * Next sets their headers.
 */
export const FILE_CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Set how long browsers and a CDN may keep a built page, and the ETag by which they check whether it has changed. */
export function pageCacheHeaders(page: Buffer): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, ETAG_LENGTH)
  return { 'Cache-Control': PAGE, ETag: `W/"${hash}"` }
}
