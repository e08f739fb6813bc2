import { type MetadataRoute } from 'next'

import { sitePages } from '@/app/site-pages'
import { env } from '@/lib/env'

// SITE_URL is read when the process starts.
export const dynamic = 'force-dynamic'

/** Every page that search engines may show. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages().map(({ route, updated }) => ({
    url: `${env().SITE_URL}${route}`,
    ...(updated && { lastModified: updated }),
  }))
}
