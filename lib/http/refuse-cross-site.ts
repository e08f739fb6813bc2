import { env } from '@/lib/env'
import { RefusedRequestError } from '@/lib/http/respond'

/**
 * Refuse a browser's call from another site. Browsers send its origin in `Sec-Fetch-Site`; older ones, such as Safari
 * before 16.4, in `Origin`. Clients that send neither are not browsers, and cannot act on a visitor's behalf.
 *
 * Our own origin is `SITE_URL`, because proxies such as nginx may rewrite `Host`. The requested host counts too, for a
 * machine reached under another name.
 *
 * Rule: own-pages-only (docs/rules.md)
 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : // Pages with a `no-referrer` policy send their forms with the origin `null`.
      !origin || origin === 'null' || isOurOrigin(origin, request.headers.get('host'))
  if (!isOurs)
    throw new RefusedRequestError(403, {
      error: 'This call must come from our own pages.',
      code: 'cross_site',
    })
}

function isOurOrigin(text: string, askedHost: string | null): boolean {
  if (!URL.canParse(text)) return false
  const { host, origin } = new URL(text)
  return host === askedHost || origin === new URL(env().SITE_URL).origin
}
