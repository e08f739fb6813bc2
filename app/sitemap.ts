import { type MetadataRoute } from 'next'

import { listSitePages } from '@/app/site-pages'
import { accessibilityRoutes } from '@/content/legal/legal-text'
import { reviewsPage } from '@/content/reviews'
import { database } from '@/lib/db/client'
import { hasPublishedReviews } from '@/lib/db/reviews'
import { env, siteLanguages } from '@/lib/env'
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
    // The accessibility statement is the one page that is in two more languages.
    const statements = Object.values<string>(accessibilityRoutes).includes(route) ? accessibilityRoutes : null
    const english = statements?.en ?? route
    const same = pages.filter((page) => page.route === english)
    const addresses = {
      ...Object.fromEntries(same.map((page) => [page.language, page.address])),
      ...statements,
    }
    const languages = Object.fromEntries(Object.entries(addresses).map(([code, one]) => [code, toUrl(one)]))
    const isInOthers = Object.keys(languages).length > 1
    return {
      url: toUrl(address),
      ...(updated && { lastModified: updated }),
      ...(isInOthers && { alternates: { languages: { ...languages, 'x-default': toUrl(english) } } }),
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
