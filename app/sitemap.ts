import { type MetadataRoute } from 'next'

import { listSitePages } from '@/app/site-pages'
import { env } from '@/lib/env'

// SITE_URL is read when the process starts, not at build time.
export const dynamic = 'force-dynamic'

/** List every page that search engines may list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages().map(({ route, updated }) => ({
    url: `${env().SITE_URL}${route}`,
    ...(updated && { lastModified: updated }),
  }))
}
