import { env } from '@/lib/env'
import { RefusedRequestError } from '@/lib/http/respond'

/**
 * Refuse a browser's call from another site. Browsers say where a call comes from in `Sec-Fetch-Site`; older ones, such as
 * Safari before 16.4, in `Origin`. Programs that send neither are no browser, and carry no visitor's authority.
 *
 * Our own address is `SITE_URL`, as proxies such as nginx send a `Host` of their own making; and the one that was asked,
 * as on a machine under another of its names.
 *
 * Rule: own-pages-only (docs/rules.md)
 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : // Pages that tell no other site their address have their forms sent with `null`.
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
