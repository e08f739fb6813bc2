import { type BreadcrumbList, type WithContext } from 'schema-dts'

/** One step of a breadcrumb trail. */
export type Crumb = { readonly name: string; readonly route: string }

/** Structured data of the breadcrumbs from the home page, which is added here, to a page. */
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
