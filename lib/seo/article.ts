import { type BlogPosting, type WithContext } from 'schema-dts'
import { type Day } from '@/lib/calendar/day'
import { businessId } from '@/lib/seo/business'

/** An article, for search engines. Without an author of its own it is the house's. */
export function articleJsonLd(
  {
    title,
    description,
    date,
    category,
    author,
    route,
  }: {
    readonly title: string
    readonly description: string
    readonly date: Day
    readonly category: string
    readonly author?: string
    readonly route: string
  },
  { siteUrl, pictureUrl }: { readonly siteUrl: string; readonly pictureUrl: string },
): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    articleSection: category,
    image: pictureUrl,
    mainEntityOfPage: `${siteUrl}${route}`,
    inLanguage: 'en',
    author: author ? { '@type': 'Person', name: author } : { '@id': businessId(siteUrl) },
    publisher: { '@id': businessId(siteUrl) },
  }
}
