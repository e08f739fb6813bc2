import { RefusedRequestError } from '@/lib/http/respond'

/**
 * Refuse a browser's call from another site. Browsers say where a call comes from in `Sec-Fetch-Site`;
 * older ones in `Origin`. Programs that send neither are no browser, and carry no visitor's authority.
 *
 * Rule: own-pages-only (docs/rules.md)
 */
export function refuseCrossSite(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : // Pages that tell no other site their address have their forms sent with `null`.
      !origin || origin === 'null' || hostOf(origin) === request.headers.get('host')
  if (!isOurs)
    throw new RefusedRequestError(403, {
      error: 'This call must come from our own pages.',
      code: 'cross_site',
    })
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
