/** Below this folder the build keeps the pages that have an address in each language, a folder for each language. */
export const BUILT_PAGES = '/site'

/** The path at which the build keeps a page. Visitors never see it; the router does while a page is built. */
export function builtPath(route: string): string {
  return `${BUILT_PAGES}/en${route === '/' ? '' : route}`
}

/** The address of a page that the build keeps at this path. */
export function publicAddress(path: string): string {
  return path.replace(new RegExp(`^${BUILT_PAGES}/en(?=/|$)`), '') || '/'
}
