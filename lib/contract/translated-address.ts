// Relative imports, because the Next config imports this file before the alias @ is set up.
import { ADDRESSES } from '../../content/addresses'
import { type Language } from '../language/language'

/** The address of a page in a language, for its English one, such as `/de/eisfischen` for `/ice-fishing`. */
export function translatedAddress(route: string, language: Language): string {
  if (language === 'en') return route
  const known: Readonly<Record<string, string>> = ADDRESSES[language]
  const own = known[route] ?? route.slice(1)
  return `/${language}${own && '/'}${own}`
}

/** The address of a page that the build keeps at this path. */
export function publicAddress(path: string): string {
  const [, language, route = '/'] = /^\/site\/(en|de|fr|es|it)(\/.*)?$/.exec(path) ?? []
  return language === undefined ? path : translatedAddress(route, language as Language)
}
