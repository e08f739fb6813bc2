import { type Language } from '../language/language'

/** Below this folder the build keeps the pages that have an address in each language, a folder for each language. */
export const BUILT_PAGES = '/site'

/** The page shown at unknown addresses of a language. It has no address of its own. */
export const MISSING_PAGE = '/missing'

/** The path at which the build keeps a page. Visitors never see it; the router does while a page is built. */
export function builtPath(route: string, language: Language): string {
  return `${BUILT_PAGES}/${language}${route === '/' ? '' : route}`
}
