import { type BlogPosting, type WithContext } from 'schema-dts'
import { type Day } from '@/lib/calendar/day'
import { businessReference } from '@/lib/seo/business'

/** Structured data of an article. Rule: byline (docs/rules.md) */
export function articleJsonLd(
  {
    title,
    description,
    date,
    updated,
    category,
    sources,
    route,
  }: {
    readonly title: string
    readonly description: string
    readonly date: Day
    /** Date of the last change. */
    readonly updated: Day
    readonly category: string
    readonly sources: readonly { readonly name: string; readonly url: string }[]
    readonly route: string
  },
  {
    brand,
    siteUrl,
    pictureUrl,
  }: { readonly brand: string; readonly siteUrl: string; readonly pictureUrl: string },
): WithContext<BlogPosting> {
  const house = businessReference(brand, siteUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    articleSection: category,
    image: pictureUrl,
    mainEntityOfPage: `${siteUrl}${route}`,
    inLanguage: 'en',
    author: house,
    publisher: house,
    citation: sources.map(({ name, url }) => ({ '@type': 'WebPage', name, url })),
  }
}
