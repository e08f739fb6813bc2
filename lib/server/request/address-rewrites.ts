// Relative imports, because the Next config imports this file before the alias @ is set up.
import { SINGLE_ROUTES, TRANSLATED_ROUTES } from '../../../content/addresses'
import { BUILT_PAGES, builtPath } from '../../contract/built-path'
import { addressOf } from '../../contract/address'
import { type Language } from '../../language/language'

/** A rule in the format of `rewrites()` in the Next config. */
type AddressRewrite = {
  readonly source: string
  readonly destination: string
  readonly has?: { readonly type: 'query'; readonly key: string; readonly value: string }[]
}

/** Rules by which each page has its address, under any server, and the path of its built file leads nowhere. */
export function addressRewrites(languages: readonly Language[]): AddressRewrite[] {
  return [
    { source: `${BUILT_PAGES}/:path*`, destination: '/unknown' },
    ...languages.flatMap(rewritesIn),
    ...[...TRANSLATED_ROUTES, ...SINGLE_ROUTES].map((route) => ({
      source: route,
      destination: builtPath(route, 'en'),
    })),
  ]
}

function rewritesIn(language: Language): AddressRewrite[] {
  if (language === 'en') return []
  return [
    {
      source: '/find-booking',
      has: [{ type: 'query', key: 'lang', value: language }],
      destination: builtPath('/find-booking', language),
    },
    ...TRANSLATED_ROUTES.map((route) => ({
      source: addressOf(route, language),
      destination: builtPath(route, language),
    })),
  ]
}
