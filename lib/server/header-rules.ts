// The Next config reads this before it knows what @ stands for.
import { FILE_CACHE } from './cache-headers'
import { POLICY_ELSEWHERE, SECURITY_HEADERS } from './security-headers'

/** As `headers()` of the Next config wants it. */
export type HeaderRule = {
  readonly source: string
  /** Applies only to requests with this header. */
  readonly has?: { readonly type: 'header'; readonly key: string }[]
  readonly headers: { readonly key: string; readonly value: string }[]
}

/** The headers of what Next answers, whichever server asks it. */
export function headerRules(): HeaderRule[] {
  return [
    rule('/:path*', { ...SECURITY_HEADERS, 'Content-Security-Policy': POLICY_ELSEWHERE }),
    // Link previews are shown by others, and so are the pictures that structured data names.
    ...['/og/:file', '/images/:file*'].map((source) =>
      rule(source, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...['/images/:file*', '/film/:file*', '/og/:file', '/nights/:file*'].map((source) =>
      rule(source, { 'Cache-Control': FILE_CACHE }),
    ),
    // Whoever has the address of a booking's page has the booking: no cache, no other site and no search engine learns it.
    ...['/booking/:path*', '/operator/:path*', '/find-booking', '/waiting/:path*'].map((source) =>
      rule(source, {
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      }),
    ),
    // Next answers questions for a page's data at the page's own address. No CDN may take that for the page, and its
    // name does not change with the build either.
    { ...rule('/:path*', { 'Cache-Control': 'no-store' }), has: [{ type: 'header', key: 'rsc' }] },
  ]
}

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
