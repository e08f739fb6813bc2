import { type MetadataRoute } from 'next'

import { listSitePages } from '@/app/site-pages'
import { reviewsPage } from '@/content/reviews'
import { database } from '@/lib/db/client'
import { hasPublishedReviews } from '@/lib/db/reviews'
import { env } from '@/lib/env'
import { siteLanguages } from '@/lib/env'
import { log } from '@/lib/observability/log'

// SITE_URL is read when the process starts, not at build time.
export const dynamic = 'force-dynamic'

/** List every page of every language that search engines may list, each with itself in the other languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const hasReviews = await areReviewsShown()
  const pages = siteLanguages()
    .flatMap((language) => listSitePages(language).map((page) => ({ ...page, language })))
    .filter(({ route }) => route !== reviewsPage('en').route || hasReviews)
  const toUrl = (address: string) => `${env().SITE_URL}${address}`
  return pages.map(({ route, address, updated }) => {
    const same = pages.filter((page) => page.route === route)
    const languages = Object.fromEntries(same.map((page) => [page.language, toUrl(page.address)]))
    return {
      url: toUrl(address),
      ...(updated && { lastModified: updated }),
      ...(same.length > 1 && { alternates: { languages: { ...languages, 'x-default': toUrl(route) } } }),
    }
  })
}

/** Whether the sitemap lists the reviews page. If the database cannot say, everything else is still listed. */
async function areReviewsShown(): Promise<boolean> {
  try {
    return await hasPublishedReviews(database())
  } catch (error) {
    log().warn({ err: error }, 'the sitemap leaves out the reviews')
    return false
  }
}
