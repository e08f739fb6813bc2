import { type BreadcrumbList, type WithContext } from 'schema-dts'

/** One step of the way to a page. */
export type Crumb = { readonly name: string; readonly path: string }

/** The way from the home page to a page, for search engines. The home page itself is put in front. */
export function breadcrumbsJsonLd(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  const way = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}
