import { type MetadataRoute } from 'next'

import { env } from '@/lib/env'

// SITE_URL is read when the process starts, not at build time.
export const dynamic = 'force-dynamic'

/** Allow everything but the API. The confirmation pages set noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
