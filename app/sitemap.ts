import { type MetadataRoute } from 'next'

import { listSitePages } from '@/app/site-pages'
import { reviewsPage } from '@/content/reviews'
import { database } from '@/lib/db/client'
import { hasPublishedReviews } from '@/lib/db/reviews'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'

// SITE_URL is read when the process starts, not at build time.
export const dynamic = 'force-dynamic'

/** List every page that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = listSitePages().filter(({ route }) => route !== reviewsPage('en').route)
  const listed = [...pages, ...((await areReviewsShown()) ? [reviewsPage('en')] : [])]
  return listed.map(({ route, ...page }) => ({
    url: `${env().SITE_URL}${route}`,
    ...('updated' in page && page.updated && { lastModified: page.updated }),
  }))
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
