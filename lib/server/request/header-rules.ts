// Relative imports, because the Next config imports this file before the alias @ is set up.
import { FILE_CACHE_CONTROL } from './cache-headers'
import { DEFAULT_CONTENT_POLICY, EMAIL_CONTENT_POLICY, SECURITY_HEADERS } from './security-headers'

/** A rule in the format of `headers()` in the Next config. */
export type HeaderRule = {
  readonly source: string
  /** If set, the rule applies only to requests with this header. */
  readonly has?: { readonly type: 'header'; readonly key: string }[]
  readonly headers: { readonly key: string; readonly value: string }[]
}

const PRIVATE = [
  '/booking/:path*',
  '/find-booking',
  '/office/:path*',
  '/operator/:path*',
  '/review/:path*',
  '/waiting/:path*',
]

/**
 * Anyone with the URL of a booking page can open the booking, so no cache, other site or search engine may see it. Pages
 * of the office are for the person signed in.
 */
const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

const PRIVATE_URL = new RegExp(`^/+(?:${PRIVATE.map((source) => source.split('/')[1]).join('|')})(?=[/?]|$)`)

/** The headers of a private URL, for all its responses; none for other URLs. */
export function privateHeaders(url: string): Readonly<Record<string, string>> {
  return PRIVATE_URL.test(url) ? PRIVATE_HEADERS : {}
}

/** Headers that Next sets on its responses, under any server. */
export function headerRules(): HeaderRule[] {
  return [
    rule('/:path*', { ...SECURITY_HEADERS, 'Content-Security-Policy': DEFAULT_CONTENT_POLICY }),
    // Other sites may embed link previews and the pictures listed in our structured data.
    ...['/og/:file', '/images/:file*'].map((source) =>
      rule(source, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...['/images/:file*', '/film/:file*', '/og/:file', '/nights/:file*'].map((source) =>
      rule(source, { 'Cache-Control': FILE_CACHE_CONTROL }),
    ),
    ...PRIVATE.map((source) => rule(source, PRIVATE_HEADERS)),
    // The HTML part of an e-mail, shown in the office. Next keeps these headers over those of the route.
    rule('/office/emails/:id/html', { 'Content-Security-Policy': EMAIL_CONTENT_POLICY }),
    // Next serves a page's data (RSC) at the page's own URL, which stays the same from build to build. A CDN must not
    // mix up the page and its data.
    { ...rule('/:path*', { 'Cache-Control': 'no-store' }), has: [{ type: 'header', key: 'rsc' }] },
  ]
}

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
