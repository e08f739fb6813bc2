// Relative imports, because the Next config imports this file before the alias @ is set up.
import { SINGLE_ROUTES, TRANSLATED_ROUTES } from '../../../content/addresses'
import { BUILT_PAGES, builtPath, MISSING_PAGE } from '../../contract/built-path'
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

/** Rules for what no page answers: below the folder of a language, the page of that language that says so. */
export function missingRewrites(languages: readonly Language[]): AddressRewrite[] {
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      // An unknown article has the path of a built page by now.
      [`/${language}`, builtPath('/', language)].map((folder) => ({
        source: `${folder}/:path*`,
        destination: builtPath(MISSING_PAGE, language),
      })),
    )
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
