// Relative imports, because the Next config imports this file before the alias @ is set up.
import { SITE_ROUTES } from '../../../content/addresses'

/** Where the build keeps the site's pages, below which each language has its own folder. */
const INSIDE = '/site'

type Rewrite = { readonly source: string; readonly destination: string }

/** Rules in the format of `rewrites()` in the Next config, by which visitors do not see how the build names its pages. */
export function addressRewrites(): Rewrite[] {
  return [
    { source: `${INSIDE}/:path*`, destination: '/unknown' },
    ...SITE_ROUTES.map((route) => ({ source: route, destination: `${INSIDE}/en${route === '/' ? '' : route}` })),
  ]
}

/** The address of a page that the build keeps at this path. */
export function publicAddress(path: string): string {
  return path.replace(new RegExp(`^${INSIDE}/en(?=/|$)`), '') || '/'
}
