// Relative imports, because the Next config imports this file before the alias @ is set up.
import { ADDRESSES } from '../../content/addresses'
import { type Language } from '../language/language'

/**
 * The address of a page in a language, for its English one: `/de/eisfischen` for `/ice-fishing`. What exists once, such
 * as a statement in Finnish, keeps its address.
 */
export function translatedAddress(route: string, language: Language): string {
  if (language === 'en') return route
  if (route === '/find-booking') return `${route}?lang=${language}`
  const known: Readonly<Record<string, string>> = ADDRESSES[language]
  const own = route.startsWith('/blog/') ? route.slice(1) : known[route]
  if (own === undefined) return route
  return `/${language}${own && '/'}${own}`
}

/** The address of a page that the build keeps at this path. */
export function publicAddress(path: string): string {
  const [, language, route = '/'] = /^\/site\/(en|de|fr|es|it)(\/.*)?$/.exec(path) ?? []
  return language === undefined ? path : translatedAddress(route, language as Language)
}
