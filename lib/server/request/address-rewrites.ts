// Relative imports, because the Next config imports this file before the alias @ is set up.
import { SITE_ROUTES } from '../../../content/addresses'
import { BUILT_PAGES, builtPath } from '../../contract/built-path'

/** A rule in the format of `rewrites()` in the Next config. */
type AddressRewrite = { readonly source: string; readonly destination: string }

/** Rules by which each page has its address, under any server, and the path of its built file leads nowhere. */
export function addressRewrites(): AddressRewrite[] {
  return [
    { source: `${BUILT_PAGES}/:path*`, destination: '/unknown' },
    ...SITE_ROUTES.map((route) => ({ source: route, destination: builtPath(route) })),
  ]
}
