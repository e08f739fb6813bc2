import { type BreadcrumbList, type WithContext } from 'schema-dts'

/** One step of the way to a page. */
export type Crumb = { readonly name: string; readonly route: string }

/** The way from the home page to a page, for search engines. The home page itself is put in front. */
export function breadcrumbsJsonLd(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  const way = [{ name: 'Home', route: '/' }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${route}`,
    })),
  }
}
